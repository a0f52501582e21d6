/** Scrolls everything between a frame and something in it until that is in sight; the page around it stays. */
export function scrollWithin(frame: Element, wanted: Element): void {
  for (let box = wanted.parentElement; box !== null && frame.contains(box); box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const [outer, inner] = [box.getBoundingClientRect(), wanted.getBoundingClientRect()];
    if (overflowY === 'auto' || overflowY === 'scroll')
      box.scrollTop += distance(inner.top, inner.bottom, outer.top, outer.bottom) / box.currentCSSZoom;
    if (overflowX === 'auto' || overflowX === 'scroll')
      box.scrollLeft += distance(inner.left, inner.right, outer.left, outer.right) / box.currentCSSZoom;
  }
}

/** How far something must move to be in sight; its beginning matters more than its end. */
function distance(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from;
  return Math.max(0, Math.min(end - to, start - from));
}
