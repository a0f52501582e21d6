/** Makes a scrolling element reachable, and so scrollable, with the keyboard. */
export function scrolls(part: HTMLElement): void {
  part.tabIndex = 0;
}
