import type { Page } from '@playwright/test';
import type { Fault } from './faults.ts';

/** Things on a board whose details a tap shows; a tap on a choice chooses it, which shows them too. */
const THINGS = '[data-city], .area, .building, .tablet, .market-card';
/** Where details are shown. */
const DETAILS = '.closer';

/** Taps a thing on the board, as somebody does who wants to know more about it, and puts everything back. */
export async function closerFaults(page: Page): Promise<Fault[]> {
  const thing = await page.evaluate((things) => {
    const { shown, named, front, random } = globalThis.sweepKit;
    if (!front().matches('main.table')) return null;
    const inSight = [...document.querySelectorAll(`.stage :is(${things})`)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return shown(element) && hit !== null && element.contains(hit) ? [{ element, x, y }] : [];
    });
    if (inSight.length === 0) return null;
    // Only a tap takes a closer look at what is not a choice.
    const others = inSight.filter(({ element }) => !element.matches('[data-choice]'));
    const among = others.length > 0 ? others : inSight;
    const { element, x, y } = among[Math.floor(random() * among.length)];
    element.setAttribute('data-tapped', document.querySelector('.own, .decision')?.textContent ?? '');
    return { x, y, name: named(element), choice: element.matches('[data-choice]') };
  }, THINGS);
  if (thing === null) return [];
  await page.mouse.click(thing.x, thing.y);
  const told = await page
    .waitForFunction(
      ({ details, choice }) => {
        const tapped = document.querySelector('[data-tapped]');
        // A plan went on to there, or a refusal says why not.
        const said = [...document.querySelectorAll('[role="alert"]')].some(
          (alert) => alert.textContent?.trim() !== '',
        );
        const changed =
          tapped?.getAttribute('data-tapped') !== document.querySelector('.own, .decision')?.textContent;
        if (choice || said || changed) return 'chosen';
        const box = document.querySelector(details)?.getBoundingClientRect();
        if (box === undefined || box.width === 0) return null;
        const inside =
          box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return inside && hit?.closest(details) ? 'shown' : `${Math.round(box.left)},${Math.round(box.top)}`;
      },
      { details: DETAILS, choice: thing.choice },
      { timeout: 10_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => 'nothing');
  await page.evaluate(() => document.querySelector('[data-tapped]')?.removeAttribute('data-tapped'));
  await page.mouse.move(0, 0);
  // Escape closes the details first, and only then takes back the choice or the reason against it.
  for (let layers = 0; layers < 2; layers++) await page.keyboard.press('Escape');
  return told === 'shown' || told === 'chosen'
    ? []
    : [{ what: 'no closer look', element: thing.name, detail: String(told) }];
}
