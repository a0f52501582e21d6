/** How a card that explains something goes away again. */
interface Dismissing {
  readonly close: () => void;
  /** Selects what opens the next card, or closes this one, by itself. */
  readonly except: string;
}

const isInside = (target: EventTarget | null, within: string): boolean =>
  target instanceof Element && target.closest(within) !== null;

/** Closes a card by a tap anywhere else, so that it never stays over what the reader wants to do next, or by Escape. */
export function dismiss(card: HTMLElement, { close, except }: Dismissing): { destroy(): void } {
  function onpointerdown({ target }: PointerEvent): void {
    if (!(target instanceof Node && card.contains(target)) && !isInside(target, except)) close();
  }
  /** Escape closes this first and cancels the choice only when pressed again; an open sheet takes it first. */
  function onkeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || (isInside(event.target, 'dialog') && !isInside(card, 'dialog'))) return;
    event.preventDefault();
    close();
  }
  document.addEventListener('pointerdown', onpointerdown);
  document.addEventListener('keydown', onkeydown);
  return {
    destroy: () => {
      document.removeEventListener('pointerdown', onpointerdown);
      document.removeEventListener('keydown', onkeydown);
    },
  };
}
