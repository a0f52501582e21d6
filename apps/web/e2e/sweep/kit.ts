import type { Page } from '@playwright/test';
import { OLD_CHAPTERS } from '../clear.ts';

interface Text {
  readonly element: Element;
  readonly node: Node;
  /** Its lines, in pixels of the window. */
  readonly rects: readonly DOMRect[];
}

/** What the checks of the sweep share inside the page. */
interface SweepKit {
  readonly shown: (element: Element) => boolean;
  /** Two classes and a few words, which find an element in the sources and on the screen. */
  readonly named: (element: Element) => string;
  /** Whether a person can scroll it. */
  readonly scrollsIn: (element: Element) => boolean;
  /** The topmost layer: a sheet, the result, or else the match. */
  readonly front: () => Element;
  readonly textsIn: (root: Element) => Text[];
  /** Whether the page may be longer than the window: a match, a television and a sheet may not. */
  readonly mayScroll: () => boolean;
  /** Less than one; the same numbers with every run of a seed. */
  readonly random: () => number;
}

declare global {
  var sweepKit: SweepKit;
}

/** The seed of the windows is that of the points, too. */
const seed = Number(process.env['SWEEP_SEED']?.split(',')[0] ?? 1);

export async function installKit(page: Page): Promise<void> {
  await page.addInitScript(
    ([first, passed]) => {
      const shown = (element: Element): boolean =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.hidden-text, [popover]') &&
        // What only screen readers see is one pixel large.
        element.getBoundingClientRect().width / (element.currentCSSZoom ?? 1) > 1.5;
      const named = (element: Element): string => {
        const classes = [...element.classList].filter((name) => !name.startsWith('svelte-'));
        const own = `${element.tagName.toLowerCase()}${classes.map((name) => `.${name}`).join('')}`;
        const box = element.parentElement;
        const above = box === null ? '' : [...box.classList].find((name) => !name.startsWith('svelte-'));
        const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        return `${above ? `.${above} > ` : ''}${own} “${text.replace(/\s+/g, ' ').slice(0, 28)}”`;
      };
      const scrollsIn = (element: Element): boolean => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      };
      const textsIn = (root: Element): Text[] => {
        const texts: Text[] = [];
        const { SHOW_ELEMENT, SHOW_TEXT, FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP } = NodeFilter;
        const walker = document.createTreeWalker(root, SHOW_ELEMENT | SHOW_TEXT, (node) => {
          if (!(node instanceof Element)) return FILTER_ACCEPT;
          return node.matches(passed) ? FILTER_REJECT : FILTER_SKIP;
        });
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const element = node.parentElement;
          if (element === null || (node.textContent ?? '').trim() === '' || !shown(element)) continue;
          // A picture shows a part of a board, cropped on purpose.
          if (element.closest('option, select, [role="img"] [inert]')) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
          if (rects.length > 0) texts.push({ element, node, rects });
        }
        return texts;
      };
      const front = (): Element =>
        document.querySelector('dialog[open]') ??
        [...document.querySelectorAll('[data-result]')].find(shown) ??
        document.querySelector('.page, .curtain') ??
        document.querySelector('main') ??
        document.body;
      const mayScroll = (): boolean => front().matches('.page');
      const MODULUS = 2 ** 31 - 1;
      let state = 1 + (first % (MODULUS - 1));
      const random = (): number => {
        state = (state * 16_807) % MODULUS;
        return state / MODULUS;
      };
      globalThis.sweepKit = { shown, named, scrollsIn, front, textsIn, mayScroll, random };
    },
    [seed, OLD_CHAPTERS] as const,
  );
}
