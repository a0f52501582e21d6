import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';

/**
 * Names and numbers that a piece or a sign covers in part: some of their letters can be read, others cannot. And signs that
 * have no room in what they belong to.
 */
export function coverFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const { shown, named, scrollsIn, front, mayScroll, textsIn } = globalThis.sweepKit;
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(everything);
    const SEEN = 0.6;
    /** Of a longer text, every third letter is looked at: nothing covers just one or two. */
    const SHORT = 16;
    /** A sign that is tilted, or drawn up to its own edge, may touch a frame. */
    const OUTSIDE = 0.2;
    /** Whether nothing can be read through it. */
    const opaque = (element: Element): boolean => {
      let seen = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        seen *= Number(getComputedStyle(at).opacity);
      const { backgroundColor, fill, fillOpacity, stroke } = getComputedStyle(element);
      if (!(element instanceof SVGElement))
        return seen * Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1) > SEEN;
      if (element.tagName === 'svg') return false;
      return fill === 'none' ? stroke !== 'none' && seen > SEEN : seen * Number(fillOpacity) > SEEN;
    };
    /** What scrolls ends at its bars, and text continues below them. */
    const isBar = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isBar(element.parentElement));
    const scrolled = (element: Element | null): boolean =>
      element !== null && (scrollsIn(element) || scrolled(element.parentElement));
    const faults = new Map<string, Fault>();
    const inWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
      right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    for (const { element, node, rects } of textsIn(front())) {
      // Most of a long log is scrolled away.
      if (!rects.some(inWindow)) continue;
      const text = node.textContent ?? '';
      let seen = 0;
      const covers: { readonly letter: string; readonly by: Element }[] = [];
      const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
      const step = letters.length > SHORT ? 3 : 1;
      for (const [number, { 0: letter, index }] of letters.entries()) {
        if (number % step !== 0) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + letter.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        // Slightly below the middle, where every letter has ink.
        const [x, y] = [left + width / 2, top + height * 0.55];
        // Most letters are on top, and asking what is below them takes long.
        if (document.elementFromPoint(x, y) === element) {
          seen++;
          continue;
        }
        const stack = document.elementsFromPoint(x, y);
        const at = stack.indexOf(element);
        // Scrolled away.
        if (at < 0) continue;
        const by = stack.slice(0, at).find((above) => !above.contains(element) && opaque(above));
        if (by === undefined || element.contains(by)) seen++;
        else if (!(isBar(by) && (mayScroll() || scrolled(element)))) covers.push({ letter, by });
      }
      const [first] = covers;
      if (first === undefined || seen === 0) continue;
      const fault = {
        what: 'text partly covered',
        element: named(element),
        detail: `${covers.map(({ letter }) => letter).join('')} by ${named(first.by)}`,
      };
      faults.set(`${fault.element}${fault.detail}`, fault);
    }
    document.adoptedStyleSheets.pop();
    /** Tags lie on an edge on purpose, and so have a place of their own. */
    const inFlow = (sign: Element, box: Element): boolean =>
      sign === box ||
      (sign.parentElement !== null &&
        !/absolute|fixed/.test(getComputedStyle(sign).position) &&
        inFlow(sign.parentElement, box));
    for (const sign of front().querySelectorAll('button svg.icon, button svg.chest')) {
      const box = sign.closest('button');
      if (box === null || !shown(sign) || !inFlow(sign, box)) continue;
      const [inner, outer] = [sign.getBoundingClientRect(), box.getBoundingClientRect()];
      const out = {
        across: Math.max(outer.left - inner.left, inner.right - outer.right) / inner.width,
        down: Math.max(outer.top - inner.top, inner.bottom - outer.bottom) / inner.height,
      };
      if (Math.max(out.across, out.down) > OUTSIDE)
        faults.set(`sign ${named(box)}`, {
          what: 'sign sticks out',
          element: named(box),
          detail: `${named(sign)} by ${Math.round(Math.max(out.across, out.down) * 100)} %`,
        });
    }
    return [...faults.values()];
  });
}
