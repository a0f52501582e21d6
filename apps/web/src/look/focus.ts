const isNowhere = (): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
};

/** The first page of a visit leaves the focus alone. */
let isFirstPage = true;

/** For the heading of a page: after a change of page, reading starts here. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!isFirstPage && isNowhere()) heading.focus();
  isFirstPage = false;
}

/** Remembers what had the focus, and whether it has taken the focus with it. */
export class FocusKeeper {
  #last: Element | null = null;

  readonly noted = ({ target }: FocusEvent): void => {
    this.#last = target instanceof Element ? target : null;
  };

  /** Once the page is drawn: if what had the focus is gone or switched off, something else takes it. */
  restore(instead: HTMLElement | null | undefined): void {
    const lost = this.#last !== null && (!this.#last.isConnected || this.#last.matches(':disabled'));
    if (lost && isNowhere()) instead?.focus({ preventScroll: true });
  }
}
