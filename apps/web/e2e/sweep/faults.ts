import type { Page } from '@playwright/test';

/** What is wrong with a screen. */
export interface Fault {
  /** The kind of fault: `covered`, `too small`, `clipped` … */
  readonly what: string;
  /** The element and its text. */
  readonly element: string;
  readonly detail: string;
}

/** Choices that cannot be hit, targets too small for a finger, and pages that scroll. */
export function reachFaults(page: Page, touch: boolean): Promise<Fault[]> {
  return page.evaluate((finger) => {
    const { shown, named, scrollsIn, front, mayScroll } = globalThis.sweepKit;
    /** What a decision depends on, on a desktop. */
    const LEAST_ICON = 15.9;
    const faults: Fault[] = [];
    const found = (what: string, element: Element, detail: string): void => {
      faults.push({ what, element: named(element), detail });
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found('page scrolls sideways', document.body, `${scrollWidth} px`);
    if (scrollHeight > innerHeight + 1 && !mayScroll())
      found('page scrolls', document.body, `${scrollHeight} px`);

    /** Scrolls as a person can: only what has a scroll bar. */
    const bring = (element: Element): (() => void)[] => {
      const undo: (() => void)[] = [];
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (!scrollsIn(at)) continue;
        const scrolled = at;
        const { scrollLeft, scrollTop, currentCSSZoom } = scrolled;
        const [box, frame] = [element.getBoundingClientRect(), scrolled.getBoundingClientRect()];
        // Into the middle: buttons may stick to the edge of what scrolls.
        const off = (start: number, end: number, from: number, to: number): number =>
          (start + end - from - to) / 2;
        scrolled.scrollLeft += off(box.left, box.right, frame.left, frame.right) / currentCSSZoom;
        scrolled.scrollTop += off(box.top, box.bottom, frame.top, frame.bottom) / currentCSSZoom;
        undo.push(() => scrolled.scrollTo(scrollLeft, scrollTop));
      }
      const { top, bottom } = element.getBoundingClientRect();
      if (mayScroll() && (top < 0 || bottom > innerHeight)) element.scrollIntoView({ block: 'center' });
      return undo;
    };
    const over = front();
    const controls = over.matches('main.table')
      ? '[data-choice], [data-action], header button, header a, .tools button'
      : 'button, a[href], input, select, textarea, summary';
    const targets = [...over.querySelectorAll(controls)].filter(
      (target) => shown(target) && !target.matches(':disabled') && !target.closest('[inert]'),
    );
    for (const target of targets) {
      const undo = bring(target);
      // The first line of a link in a text.
      const [{ left, top, width, height }] = target.getClientRects();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (hit === null) found('off the screen', target, `at ${Math.round(x)},${Math.round(y)}`);
      else if (!target.contains(hit) && hit.closest('label') !== target.closest('label'))
        found('covered', target, `by ${named(hit)}`);
      else if (!target.contains(hit) && target.closest('label') === null)
        found('covered', target, `by ${named(hit)}`);
      for (const back of undo) back();
    }
    for (const choice of over.querySelectorAll('[data-choice]:not(:disabled)')) {
      if (!shown(choice) && !choice.closest('[aria-hidden="true"], [inert]'))
        found('choice not drawn', choice, '');
    }
    if (finger)
      for (const target of over.querySelectorAll('button:enabled, a[href], select, input, [data-choice]')) {
        const { width, height } = target.getBoundingClientRect();
        if (!shown(target) || target.matches(':disabled') || target.closest('p, li, label, [inert]'))
          continue;
        if (width < 43.5 || height < 43.5)
          found('too small for a finger', target, `${Math.round(width)}×${Math.round(height)}`);
      }
    if (!finger && document.documentElement.dataset['arrangement'] === 'wide')
      for (const icon of document.querySelectorAll('main.table svg.icon')) {
        // The yield of cards tucked under a castle is summed up beside them, in large signs.
        if (icon.closest('.tucked:not(.ghost), .band-of-creatures')) continue;
        const { width, height } = icon.getBoundingClientRect();
        if (shown(icon) && Math.max(width, height) < LEAST_ICON)
          found('small icon', icon, `${Math.round(width)}×${Math.round(height)}`);
      }
    // A phone shorter than any of today's, or text at its largest, needs the space for words.
    const { '--zoom': zoom, '--scale': scale } = Object.fromEntries(
      ['--zoom', '--scale'].map((name) => [
        name,
        Number(getComputedStyle(document.documentElement).getPropertyValue(name)),
      ]),
    );
    // In a lesson, the companion's words take up space, too.
    const lesson = document.querySelector('.companion') === null ? 0 : 0.1;
    const least = (scale > 1.01 || innerHeight / zoom < 560 ? 0.42 : 0.55) - lesson;
    const stage = document.querySelector('main.table .stage')?.getBoundingClientRect();
    const share = stage === undefined ? 1 : (stage.width * stage.height) / (innerWidth * innerHeight);
    if (share < least) found('small stage', document.body, `${Math.round(share * 100)} % of the window`);
    return faults;
  }, touch);
}

/** Text that is clipped, overflows, is broken inside a word, overlaps other text, or is too small to read. */
export function textFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const { named, scrollsIn, front, textsIn, mayScroll } = globalThis.sweepKit;
    const faults: Fault[] = [];
    const found = (what: string, element: Element, detail = ''): void => {
      faults.push({ what, element: named(element), detail });
    };
    const LEAST_FONT = 13.9;
    /** Names on a map, whose places are marked. */
    const LEAST_LABEL = 11.9;
    // A result leaves the bar of the match free.
    const bar = document.querySelector('main.table header');
    const texts = [front(), ...(bar !== null && front().matches('[data-result]') ? [bar] : [])].flatMap(
      textsIn,
    );
    /** A name may end in … if the full name is available, too. */
    const toldWhole = (element: Element): boolean => {
      const text = element.textContent?.trim() ?? '';
      const told = element.closest('[title], [data-tooltip], [aria-label]');
      return ['title', 'data-tooltip', 'aria-label'].some((name) => told?.getAttribute(name)?.includes(text));
    };
    for (const { element, node, rects } of texts) {
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      const least = element.closest('[data-space]') === null ? LEAST_FONT : LEAST_LABEL;
      if (size < least && !(element instanceof SVGElement)) found('small text', element, style.fontSize);
      const zoom = 'currentCSSZoom' in element ? element.currentCSSZoom : 1;
      // A font's box is higher than its letters.
      const slack = { x: 2 * zoom, y: size * 0.3 * zoom };
      const ends = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
      if (ends && toldWhole(element)) continue;
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
          if (scrollsIn(clipper)) {
            inFlow = false;
            break;
          }
          const { overflowX, overflowY, display } = getComputedStyle(clipper);
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
          // A fingerprint may be broken anywhere.
          if (word.length > 30) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
          const lines = new Set(parts.map(({ top }) => Math.round(top)));
          // A name that is longer than a line has to be broken, once.
          let block: Element = element;
          while (/inline|contents/.test(getComputedStyle(block).display) && block.parentElement !== null)
            block = block.parentElement;
          const whole = parts.reduce((sum, { width }) => sum + width, 0);
          if (lines.size === 2 && whole > block.clientWidth * zoom * 0.94) continue;
          // A word may be hyphenated.
          const joints = word.split('\u00AD').length;
          if (lines.size > (style.hyphens === 'auto' ? joints + 1 : joints))
            found('broken word', element, word);
        }
      }
    }
    return faults;
  });
}

/** Labels that overlap. */
export function overlapFaults(page: Page): Promise<Fault[]> {
  return page.evaluate(() => {
    const { named, front, textsIn } = globalThis.sweepKit;
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(everything);
    const boxes = textsIn(front()).flatMap(({ element, rects }) =>
      // Letters do not fill the box of their font.
      rects.map(({ left, right, top, bottom, height }) => ({
        element,
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
    const sticks = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
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
        // A panel that hides a text completely does not overlap its letters.
        const hidden = stack.slice(0, Math.max(first, second)).some((above) => {
          if (above.contains(lower.element) || !opaque(above)) return false;
          // Nor does a bar at the edge of what scrolls: text continues below it when it is scrolled.
          if (sticks(above)) return true;
          const box = above.getBoundingClientRect();
          return (
            box.left <= lower.left &&
            box.right >= lower.right &&
            box.top <= lower.top &&
            box.bottom >= lower.bottom
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
