/** What scrolls can be reached, and so scrolled, with the keyboard. */
export function scrolls(part: HTMLElement): void {
  part.tabIndex = 0;
}
