import { expect, type Page, test } from '@playwright/test';
import { fullestPositions } from './positions.ts';
import { atRest, DESKTOP, keep, PHONE, speak } from './table.ts';

/** With two players a castle gets the most cards, with five the table the most of everything else. */
const TABLES = { two: fullestPositions(2, 6), five: fullestPositions(5, 25) };
const SIZES = { desktop: DESKTOP, phone: PHONE };
type Table = keyof typeof TABLES;

async function sitDown(page: Page, table: Table, kind: string, language = 'en'): Promise<void> {
  const position = TABLES[table].get(kind);
  if (position === undefined) throw new Error(`No game led to ${kind}.`);
  const id = `${table}-${kind}`;
  await page.goto('#/credits');
  await keep(page, id, position.record, kind === 'over');
  await speak(page, language);
  await page.goto(`?${id}#/match/${id}`);
  await atRest(page);
}

/** Numbers that something else lies on, that are cut off, or that say nothing about themselves. */
async function numbersAtFault(page: Page): Promise<string[]> {
  // What lets clicks through hides what is under it all the same.
  await page.addStyleTag({ content: '* { pointer-events: auto !important; }' });
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const element = text.parentElement;
      if (element === null || !/\d/.test(text.textContent ?? '')) continue;
      if (element.closest('.stage, .players') === null || element.closest('.hidden-text') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      const name = `${element.closest('[class]')?.getAttribute('class')}: ${text.textContent?.trim()}`;
      if (element.closest('[data-told]') === null) faults.push(`unexplained ${name}`);
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push(`cut ${name}`);
      const [above] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      if (above !== undefined && above !== element && !element.contains(above) && !above.contains(element))
        faults.push(`covered ${name} by ${above.closest('[class]')?.getAttribute('class')}`);
    }
    return faults;
  });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const table of ['two', 'five'] as const) {
    test(`${size}, ${table} players: every number is in sight and explained`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      for (const kind of ['goblins', 'reroll', 'attack', 'recruit', 'side']) {
        await sitDown(page, table, kind, 'de');
        expect.soft(await numbersAtFault(page), kind).toEqual([]);
      }
    });
  }
}
