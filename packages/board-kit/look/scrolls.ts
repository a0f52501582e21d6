/** Makes an element reachable with the keyboard, and so scrollable, as long as there is something to scroll. */
export function scrolls(part: HTMLElement): { destroy(): void } {
  const update = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
    const larger = scrollWidth > clientWidth || scrollHeight > clientHeight;
    if (larger && getComputedStyle(part).overflow !== 'visible') part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const watch = (): void => {
    sizes.disconnect();
    for (const each of [part, ...part.children]) sizes.observe(each);
  };
  const contents = new MutationObserver(watch);
  contents.observe(part, { childList: true });
  watch();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
