import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { RuleText } from '@triptych/kernel';
import { LANGUAGES } from '@triptych/words';
import { de } from '../src/words/de.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { pl } from '../src/words/pl.ts';
import { DESKTOP, PHONE, setLanguage } from './table.ts';

const WORDS = { en, de, pl, fr };

const GAMES = [
  {
    id: 'bellum',
    heading: { en: 'Recruit', de: 'Rekrutieren', pl: 'Rekrutacja', fr: 'Recruter' },
    hidden: ['B9', 'B10'],
  },
  {
    id: 'xidit',
    heading: { en: 'Recruit', de: 'Anwerben', pl: 'Rekrutuj', fr: 'Recruter' },
    hidden: ['X11', 'X12'],
  },
  {
    id: 'xerxes',
    heading: { en: 'Pay taxes', de: 'Steuern zahlen', pl: 'Płać podatki', fr: 'Payer les impôts' },
    hidden: ['E14', 'E15'],
  },
];

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(size, () => {
    test.use({ viewport });

    test('the rules begin with the game in two minutes, drawn by the boards, in every language', async ({
      page,
    }) => {
      for (const { id, heading, hidden } of GAMES) {
        await page.goto(`#/rules/${id}`);
        const pictures = page.locator('.turn > section > .picture');
        await expect(pictures).toHaveCount(4);
        // Each picture shows its part of the board: none is left at the corner where it was first drawn.
        for (const still of await page.locator('.turn > section > .picture > .still').all())
          await expect(still).toHaveAttribute('style', /scale\((?!0[;)])/);
        // No picture scrolls the page: one reads from the top, and the list of contents says so.
        expect(await page.evaluate(() => scrollY)).toBe(0);
        const here = page.locator('nav [aria-current="location"], nav summary span').first();
        await expect(here).toHaveText('The game in two minutes');
        for (const [language, title] of Object.entries(heading)) {
          await setLanguage(page, language);
          await expect(page.locator('.turn h3', { hasText: title })).toBeVisible();
        }
        await setLanguage(page, 'en');
        for (const chapter of hidden) await expect(page.locator(`[id="rule-${chapter}"]`)).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      }
    });
  });
}

test('every ruling of ours, and every rule on which the rulebooks differ, is marked in every language', async ({
  page,
}) => {
  for (const { id, hidden } of GAMES) {
    const file = join(import.meta.dirname, '../../../games', id, 'words/rules.json');
    const rules = JSON.parse(readFileSync(file, 'utf8')) as Record<string, RuleText[]>;
    await page.goto(`#/rules/${id}`);
    // All numbers begin with this letter. While somebody is searching, no pictures are drawn, so this is quick.
    await page.getByRole('searchbox').fill(hidden[0][0]);
    for (const language of LANGUAGES) {
      await setLanguage(page, language);
      const words = WORDS[language];
      const marks = rules[language]
        .filter(({ number }) => !hidden.includes(number.split('.')[0]))
        .map(({ number, ruling, editionsDiffer }) =>
          [number, ruling && words.ruling, editionsDiffer && words.editionsDiffer]
            .filter(Boolean)
            .join(' | '),
        );
      const shown = page.locator('.rules div[id^="rule-"]');
      const read = (rows: Element[]): string[] =>
        rows.map((row) =>
          [...row.querySelectorAll('dt, dd em')].map(({ textContent }) => textContent).join(' | '),
        );
      await expect.poll(() => shown.evaluateAll(read)).toEqual(marks);
    }
  }
});

test('? opens the rules of the current decision, and K lists the keys', async ({ page }) => {
  await page.goto('#/learn/bellum');
  // The castle and the goblins come first: skipping a step makes the move that it teaches.
  for (const setUp of ['castle', 'goblins']) {
    await page.locator(`main[data-idle="true"][data-asked="${setUp}"]`).waitFor();
    await page.getByRole('button', { name: 'Back, skip, start again, leave' }).click();
    await page.getByText('Skip this step', { exact: true }).click();
  }
  await page.locator('main[data-idle="true"][data-asked="attack"]').waitFor();
  await page.keyboard.press('?');
  const here = page.locator('dialog section.here');
  await expect(here.getByRole('heading', { name: 'Attack' })).toBeInViewport();
  await here.getByRole('button', { name: 'All the details' }).click();
  await expect(page.locator('[id="rule-B4.4"]')).toBeInViewport();
  await page.getByRole('searchbox').fill('thieves');
  await expect(page.locator('[id="rule-B4.7"]')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('dialog')).toBeHidden();
  await page.keyboard.press('k');
  await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
});
