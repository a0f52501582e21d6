import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';

/** Labels that lie on one another. */
export function overlapFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const { named, scrollsIn, front, textsIn, mayScroll } = globalThis.sweepKit;
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(everything);
    const boxes = textsIn(front()).flatMap(({ element, rects }) =>
      // Letters do not fill the box of their font.
      rects.map(({ left, right, top, bottom, height }) => ({
        element,
        rects,
        left,
        right,
        top: top + height * 0.22,
        bottom: bottom - height * 0.22,
      })),
    );
    const faults = new Map<string, Fault>();
    const opaque = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
      const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
      if (element instanceof SVGElement) return fill !== 'none' && element.tagName !== 'svg';
      return backgroundImage !== 'none' || Number(alpha ?? 1) > 0.6;
    };
    /** Whether a bar stays in sight while this text scrolls out below it. */
    const sticksOver = (element: Element, text: Element): boolean => {
      const bar = sticky(element);
      for (let at = bar?.parentElement ?? null; at !== null; at = at.parentElement)
        if (scrollsIn(at)) return at.contains(text);
      return bar !== null && mayScroll();
    };
    const sticky = (element: Element | null): Element | null =>
      element === null || getComputedStyle(element).position === 'sticky'
        ? element
        : sticky(element.parentElement);
    for (const [at, one] of boxes.entries())
      for (const two of boxes.slice(at + 1)) {
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (width < 3 || height < 3 || one.element === two.element) continue;
        // A number can be read if another one only touches it.
        const letters = Math.max(...[one, two].map(({ element }) => element.textContent?.trim().length ?? 0));
        const area = Math.min(...[one, two].map((box) => (box.right - box.left) * (box.bottom - box.top)));
        if (letters <= 2 && width * height < area / 4) continue;
        const x = Math.max(one.left, two.left) + width / 2;
        const y = Math.max(one.top, two.top) + height / 2;
        const stack = document.elementsFromPoint(x, y);
        const [first, second] = [one, two].map(({ element }) => stack.indexOf(element));
        if (first < 0 || second < 0) continue;
        const [upper, lower] = first < second ? [one, two] : [two, one];
        // A panel that hides a text with all its lines does not lie on its letters.
        const hidden = stack.slice(0, Math.max(first, second)).some((above) => {
          if (above.contains(lower.element) || !opaque(above)) return false;
          // Nor does a bar at the edge of what scrolls: text continues below it when it is scrolled.
          if (sticksOver(above, lower.element)) return true;
          const box = above.getBoundingClientRect();
          return lower.rects.every(
            (line) =>
              box.left <= line.left + 1 &&
              box.right >= line.right - 1 &&
              box.top <= line.top + line.height * 0.22 &&
              box.bottom >= line.bottom - line.height * 0.22,
          );
        });
        if (hidden) continue;
        const fault = {
          what: 'overlaps',
          element: named(upper.element),
          detail: `${Math.round(width)}×${Math.round(height)} px on ${named(lower.element)}`,
        };
        faults.set(`${fault.element}${named(lower.element)}`, fault);
      }
    document.adoptedStyleSheets.pop();
    return [...faults.values()];
  });
}
