import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';

/** Text that is clipped, overflows, is broken inside a word, overlaps other text, or is too small to read. */
export function textFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const { named, scrollsIn, front, textsIn, mayScroll } = globalThis.sweepKit;
    const faults: Fault[] = [];
    const found = (what: string, element: Element, detail = ''): void => {
      faults.push({ what, element: named(element), detail });
    };
    const SHORT_WORD = 8;
    const LEAST_FONT = 13.9;
    /** Names on a map, whose places are marked. */
    const LEAST_LABEL = 11.9;
    // A result leaves the bar of the match free.
    const bar = document.querySelector('main.table header');
    const texts = [front(), ...(bar !== null && front().matches('[data-result]') ? [bar] : [])].flatMap(
      textsIn,
    );
    /** A name may end in … if the full name is available, too. */
    const toldWhole = (element: Element, node: Node): boolean => {
      const text = (node.textContent ?? '').trim().replaceAll('\u00AD', '');
      const told = element.closest('[title], [data-tooltip], [aria-label]');
      return ['title', 'data-tooltip', 'aria-label'].some((name) => told?.getAttribute(name)?.includes(text));
    };
    const blockOf = (element: Element): Element => {
      let block = element;
      while (/^(inline|contents)$/.test(getComputedStyle(block).display) && block.parentElement !== null)
        block = block.parentElement;
      return block;
    };
    /** How long a line can be, in pixels of the window. */
    const lineOf = (element: Element): number => {
      const block = blockOf(element);
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return (block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)) * block.currentCSSZoom;
    };
    const unbroken = new CSSStyleSheet();
    unbroken.replaceSync(
      '.unbroken, .unbroken * { overflow-wrap: normal !important; word-break: keep-all !important; hyphens: manual !important }',
    );
    document.adoptedStyleSheets.push(unbroken);
    /** The inside of a box, without its padding and border. */
    const contentOf = (box: Element): { readonly left: number; readonly right: number } => {
      const { left, right } = box.getBoundingClientRect();
      const style = getComputedStyle(box);
      const edge = (side: 'Left' | 'Right'): number =>
        (parseFloat(style[`padding${side}`]) + parseFloat(style[`border${side}Width`])) * box.currentCSSZoom;
      return { left: left + edge('Left'), right: right - edge('Right') };
    };
    /** Whether a word would have its place without a break: its box grows into the room beside it. */
    const fitsWhole = (element: Element, word: Range): boolean => {
      const block = blockOf(element);
      const boxes: Element[] = [];
      for (let at: Element | null = block; at !== null && at !== document.body; at = at.parentElement)
        boxes.push(at);
      const before = boxes.map((box) => box.getBoundingClientRect());
      block.classList.add('unbroken');
      const parts = [...word.getClientRects()].filter(({ width }) => width > 1);
      const within = (one: { readonly left: number; readonly right: number }, box: Element): boolean => {
        const { left, right } = contentOf(box);
        return one.left >= left - 0.5 && one.right <= right + 0.5;
      };
      const fits =
        new Set(parts.map(({ top }) => Math.round(top))).size === 1 &&
        parts.every((part) => within(part, block)) &&
        boxes.every((box, at) => {
          const now = box.getBoundingClientRect();
          const grew = now.left < before[at].left - 0.5 || now.right > before[at].right + 0.5;
          return (
            box.scrollWidth <= box.clientWidth + 1 && (!grew || within(now, boxes[at + 1] ?? document.body))
          );
        });
      block.classList.remove('unbroken');
      return fits;
    };
    for (const { element, node, rects } of texts) {
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const least = element.closest('[data-space]') === null ? LEAST_FONT : LEAST_LABEL;
      if (!(element instanceof SVGGraphicsElement)) {
        if (size < least) found('small text', element, style.fontSize);
      } else {
        // A drawing is scaled as a whole; its letters are as large as labels at least.
        const { a, b } = element.getScreenCTM() ?? new DOMMatrix();
        const drawn = size * Math.hypot(a, b);
        if (drawn < LEAST_LABEL) found('small text', element, `${drawn.toFixed(1)} px`);
      }
      const zoom = 'currentCSSZoom' in element ? element.currentCSSZoom : 1;
      // A font's box is higher than its letters.
      const slack = { x: 2 * zoom, y: size * 0.3 * zoom };
      const ends = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      if (ends && toldWhole(element, node)) continue;
      for (const rect of rects) {
        /**
         * How far it extends outside a box. A line may be lower than the box of its font, unless the rest is cut off.
         */
        const outside = (box: DOMRect, cuts: boolean): number =>
          Math.max(
            box.left - rect.left - slack.x,
            rect.right - box.right - slack.x,
            cuts ? box.top - rect.top - slack.y : 0,
            cuts ? rect.bottom - box.bottom - slack.y : 0,
          );
        let clipper: Element | null = element;
        let inFlow = true;
        for (; clipper !== null && clipper !== document.documentElement; clipper = clipper.parentElement) {
          // Nothing around an open sheet cuts it.
          if (clipper.parentElement?.matches('dialog[open]')) break;
          const { overflowX, overflowY, display } = getComputedStyle(clipper);
          if (scrollsIn(clipper)) {
            inFlow = false;
            // What scrolls only up and down still cuts at its sides.
            const box = clipper.getBoundingClientRect();
            const by = Math.max(box.left - rect.left, rect.right - box.right) - slack.x;
            if (by > 0 && clipper.scrollWidth <= clipper.clientWidth + 1)
              found('clipped', element, `${Math.ceil(by)} px too much in ${named(clipper)}`);
            break;
          }
          if (display === 'inline' || display === 'contents') continue;
          const cuts = overflowX !== 'visible' || overflowY !== 'visible';
          const by = outside(clipper.getBoundingClientRect(), cuts);
          if (by > 0 && (cuts || clipper === element)) {
            found(
              cuts ? 'clipped' : 'sticks out',
              element,
              `${Math.ceil(by)} px too much in ${named(clipper)}`,
            );
            break;
          }
        }
        const { left, top, right, bottom } = rect;
        const beyond = !mayScroll() && (top < -slack.y || bottom > innerHeight + slack.y);
        if (inFlow && (left < -2 || right > innerWidth + 2 || beyond)) found('text off the screen', element);
      }
      if (ends) found('clipped', element, 'ends in …');
      if (rects.length > 1 && !(element instanceof SVGElement)) {
        const text = node.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\u00AD]{3,}/gu)) {
          // A fingerprint or an address may be broken anywhere.
          if (word.length > 30 || element.matches('code')) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
          const lines = new Set(parts.map(({ top }) => Math.round(top)));
          // A name that is longer than a line has to be broken, as rarely as possible.
          if (lines.size > 1 && !fitsWhole(element, range)) {
            const whole = parts.reduce((sum, { width }) => sum + width, 0);
            // A line ends with a whole letter.
            const room = lineOf(element) - whole / word.length;
            // What is short has its room, whatever is beside it.
            if (
              word.length > SHORT_WORD &&
              lines.size <= Math.ceil(whole / room) + (style.hyphens === 'auto' ? 1 : 0)
            )
              continue;
          }
          // A word may be hyphenated.
          const joints = word.split('\u00AD').length;
          if (lines.size > (style.hyphens === 'auto' ? joints + 1 : joints))
            found('broken word', element, word);
        }
      }
    }
    document.adoptedStyleSheets.pop();
    /** As wide as its choice needs to be. */
    const wholeWidth = (select: HTMLSelectElement): number => {
      const copy = select.cloneNode(false) as HTMLSelectElement;
      copy.append(new Option(select.selectedOptions[0]?.text));
      copy.style.cssText = 'position: absolute; visibility: hidden; width: max-content; max-width: none';
      select.after(copy);
      const { width } = copy.getBoundingClientRect();
      copy.remove();
      return width;
    };
    for (const select of front().querySelectorAll('select')) {
      const chosen = select.selectedOptions[0]?.text ?? '';
      // As with names, the whole text may be in a tooltip.
      if (select.title === chosen) continue;
      const { width } = select.getBoundingClientRect();
      const row = contentOf(select.closest('fieldset > div, fieldset') ?? document.body);
      // A choice that is longer than a whole row ends in …, and the list shows the rest.
      const wanted = Math.min(wholeWidth(select), row.right - row.left);
      if (width < wanted - 1)
        found('clipped', select, `“${select.selectedOptions[0]?.text}” ${Math.ceil(wanted - width)} px`);
    }
    return faults;
  });
}
