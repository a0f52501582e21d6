import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE, setLanguage, untilAsked } from './table.ts';

const GAMES = [
  { id: 'bellum', heading: { en: 'Recruit', de: 'Rekrutieren', pl: 'Rekrutacja' }, hidden: 'B10' },
  { id: 'xidit', heading: { en: 'Recruit', de: 'Anwerben', pl: 'Rekrutuj' }, hidden: 'X12' },
  { id: 'xerxes', heading: { en: 'Pay taxes', de: 'Steuern zahlen', pl: 'Płać podatki' }, hidden: 'E15' },
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
        // Each picture is a board that has found its part: nothing is left at the corner in which it was drawn.
        for (const still of await page.locator('.turn > section > .picture > .still').all())
          await expect(still).toHaveAttribute('style', /scale\((?!0[;)])/);
        for (const [language, title] of Object.entries(heading)) {
          await setLanguage(page, language);
          await expect(page.locator('.turn h3', { hasText: title })).toBeVisible();
        }
        await setLanguage(page, 'en');
        await expect(page.locator(`[id="rule-${hidden}"]`)).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          viewport.width,
        );
      }
    });
  });
}

test('? opens the rules at what is being decided, and K the keys', async ({ page }) => {
  await page.goto('#/learn/bellum');
  expect(await untilAsked(page)).toBe('attack');
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
