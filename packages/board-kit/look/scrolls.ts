/** Makes an element reachable with the keyboard, and so scrollable, as long as there is something to scroll. */
export function scrolls(part: HTMLElement): { destroy(): void } {
  const update = (): void => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = part;
    const larger = scrollWidth > clientWidth || scrollHeight > clientHeight;
    if (larger && getComputedStyle(part).overflow !== 'visible') part.tabIndex = 0;
    else part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  /** What is laid out as `contents` has no size of its own: its children count. */
  const follow = (box: Element): void => {
    contents.observe(box, { childList: true });
    for (const child of box.children)
      if (getComputedStyle(child).display === 'contents') follow(child);
      else sizes.observe(child);
  };
  const watch = (): void => {
    sizes.disconnect();
    contents.disconnect();
    sizes.observe(part);
    follow(part);
  };
  const contents = new MutationObserver(watch);
  watch();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
