import emblem from './emblem.svg';
import emblemTurn from './emblem-turn.svg';

/** What the browser's tab and taskbar say: where the reader is, and how many matches wait for them. */
class Attention {
  title = $state('Triptych');
  /** Whether the match on this page waits for the reader. */
  here = $state(false);
  /** Other matches that do. */
  elsewhere = $state(0);
}

export const attention = new Attention();

/** Writes title, icon, and the badge of an installed app. */
export function applyAttention(): void {
  const { title, here, elsewhere } = attention;
  const waiting = elsewhere + (here ? 1 : 0);
  document.title = waiting === 0 ? title : `(${waiting}) ${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waiting === 0 ? emblem : emblemTurn;
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.href = wanted;
  if ('setAppBadge' in navigator)
    void (waiting === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(waiting)).catch(() => {});
}
