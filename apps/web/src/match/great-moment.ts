import { anchored } from '@triptych/board-kit/anchors.ts';
import { untilGone } from '@triptych/board-kit/flight.ts';
import type { GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import type { GameEvent } from '@triptych/kernel';
import type { MatchModel } from './match.svelte.ts';
import './great-moment.css';

const BEAT = 2000;

/** Where events are shown. */
interface Shown {
  readonly page: GamePage | null;
  readonly narrator: Storyteller | null;
  readonly names: readonly string[];
  readonly shown: Pick<MatchModel, 'state'>;
}

/** Of several great moments in one scene the first is written across the board; the end has its own way. */
export function greatMoments(
  events: readonly GameEvent[],
  { page, narrator, names, shown: { state } }: Shown,
  stage: HTMLElement,
  speed: number,
): Animation[] {
  const event = events.find((happened) => page?.great?.(happened, state?.view) === true);
  if (event === undefined || narrator === null || state?.outcome != null) return [];
  return [greatMoment(narrator.tell(event, names), stage, speed)];
}

/** A great moment is written across the board for two seconds. A screen reader reads it from the log. */
function greatMoment(sentence: string, stage: HTMLElement, speed: number): Animation {
  const banner = document.createElement('p');
  banner.className = 'great-moment';
  banner.setAttribute('aria-hidden', 'true');
  banner.append(document.createElement('span'));
  banner.firstElementChild?.append(sentence);
  stage.querySelector(anchored('board'))?.append(banner);
  return untilGone(
    banner,
    [
      { opacity: 0, transform: 'translateY(-50%) scaleY(.2)' },
      { opacity: 1, transform: 'translateY(-50%) scaleY(1.06)', offset: 0.1 },
      { opacity: 1, transform: 'translateY(-50%)', offset: 0.16 },
      { opacity: 1, transform: 'translateY(-50%)', offset: 0.88 },
      { opacity: 0, transform: 'translateY(-50%) scaleY(.7)' },
    ],
    { duration: BEAT / speed, fill: 'both' },
  );
}
