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
    const { shown, named, scrollsIn, front, mayScroll, random } = globalThis.sweepKit;
    /** What a decision depends on, on a desktop. */
    const LEAST_ICON = 15.9;
    const POINTS = 8;
    const faults: Fault[] = [];
    const found = (what: string, element: Element, detail: string): void => {
      faults.push({ what, element: named(element), detail });
    };
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found('page scrolls sideways', document.body, `${scrollWidth} px`);
    if (scrollHeight > innerHeight + 1 && !mayScroll())
      found('page scrolls', document.body, `${scrollHeight} px`);
    for (const sheet of document.querySelectorAll('dialog[open] .body'))
      if (sheet.scrollWidth > sheet.clientWidth + 1)
        found('sheet scrolls sideways', sheet, `${sheet.scrollWidth - sheet.clientWidth} px`);

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
    const apartFrom = (element: Element, x: number, y: number): number => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return Math.hypot(x - left - width / 2, y - top - height / 2);
    };
    /** Points all over a target that is marked as one: each of them can be clicked, unless another control is there. */
    const wholeOf = (target: Element): void => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const style = getComputedStyle(target);
      if (style.clipPath !== 'none' || !(target instanceof HTMLElement)) return;
      const cornerOf = (length: string, side: number, own: number): number =>
        Math.min(
          side / 2,
          length.endsWith('%') ? (parseFloat(length) / 100) * side : (parseFloat(length) * side) / own,
        );
      // A corner is a part of an ellipse, and each of the four may be a different one.
      const roundAt = (upper: boolean, lefthand: boolean): { readonly x: number; readonly y: number } => {
        const radius = style[`border${upper ? 'Top' : 'Bottom'}${lefthand ? 'Left' : 'Right'}Radius`];
        const [roundX, roundY = roundX] = radius.split(' ');
        return {
          x: cornerOf(roundX, width, target.offsetWidth),
          y: cornerOf(roundY, height, target.offsetHeight),
        };
      };
      // The box of something tilted is larger than itself.
      const edge = {
        x: Math.max(1, width - target.offsetWidth * target.currentCSSZoom),
        y: Math.max(1, height - target.offsetHeight * target.currentCSSZoom),
      };
      const frames = [];
      for (let at = target.parentElement; at !== null && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflow !== 'visible') frames.push(at.getBoundingClientRect());
      const within = (x: number, y: number, box: DOMRect): boolean =>
        x > box.left && x < box.right && y > box.top && y < box.bottom;
      for (let at = 0; at < POINTS; at++) {
        const [x, y] = [left + random() * width, top + random() * height];
        // A corner may be round, a part of it may be scrolled away, and an edge shares its pixel with what is beside it.
        const [inX, inY] = [Math.min(x - left, left + width - x), Math.min(y - top, top + height - y)];
        const round = roundAt(y < top + height / 2, x < left + width / 2);
        const cut =
          inX < round.x &&
          inY < round.y &&
          Math.hypot(1 - inX / round.x, 1 - inY / round.y) > 1 - 1 / Math.min(round.x, round.y);
        if (cut || inX < edge.x || inY < edge.y || frames.some((box) => !within(x, y, box))) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit === null || target.contains(hit)) continue;
        const other = hit.closest('button, a');
        if (other !== null && !other.matches('[data-choice]')) continue;
        // On a small map, two that are as wide as a finger overlap; each point belongs to the nearer one.
        if (other !== null && apartFrom(other, x, y) < apartFrom(target, x, y)) continue;
        found(
          'partly covered',
          target,
          `at ${Math.round(((x - left) / width) * 100)} %, ${Math.round(((y - top) / height) * 100)} % by ${named(hit)}`,
        );
        return;
      }
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
      if (target.matches('[data-choice]')) wholeOf(target);
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
