/** How long a finger rests on something that it asks about. */
const HELD = 500;

/** A long press tells what the thing under the finger is: what a mouse is told by resting on it. */
export function holds(part: HTMLElement, tell: (text: string) => void): { destroy(): void } {
  const gone = new AbortController();
  const { signal } = gone;
  let timer = 0;
  let told = false;
  const end = (): void => clearTimeout(timer);
  part.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      end();
      told = false;
      const text = target instanceof Element ? target.closest('[title]')?.getAttribute('title') : null;
      if (pointerType === 'mouse' || !text) return;
      timer = window.setTimeout(() => {
        told = true;
        tell(text);
      }, HELD);
    },
    { signal },
  );
  for (const name of ['pointerup', 'pointercancel', 'pointerleave'])
    part.addEventListener(name, end, { signal });
  // Lifting the finger then chooses nothing, and no menu of the browser comes.
  part.addEventListener(
    'click',
    (event) => {
      if (told) event.stopPropagation();
      told = false;
    },
    { signal, capture: true },
  );
  part.addEventListener(
    'contextmenu',
    (event) => {
      if (told) event.preventDefault();
    },
    { signal },
  );
  return {
    destroy() {
      end();
      gone.abort();
    },
  };
}
