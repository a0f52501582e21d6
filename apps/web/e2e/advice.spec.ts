import { expect, type Page, test } from '@playwright/test';
import { bellum } from '@triptych/games/bellum';
import { carelessMatch } from '../test/careless-match.ts';
import { phase } from './phases.ts';
import { atRest, openMatch, PHONE, untilAsked } from './table.ts';

/** Asks what a bot would do; resolves to its answer in words. */
async function hint(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'What would you do?' }).first().click();
  const answer = page.locator('[data-hint]');
  await expect(answer).not.toBeEmpty();
  return (await answer.textContent()) ?? '';
}

test('bellum: a hint names an answer and its reasons, shows it on the board, and it can be confirmed', async ({
  page,
}) => {
  await openMatch(page, 'hint', phase('bellum', 'side'));
  await hint(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/From here I would win about \d+ games in 100/);
  await expect(dialog).toContainText(/Next best|Just as good/);
  await expect(dialog).toContainText('I know only what you know.');
  await page.getByRole('button', { name: 'Show it on the board' }).click();
  await expect(dialog).toHaveCount(0);
  await page.locator('.main-actions .main').click();
  await atRest(page);
});

test('xidit: the six orders of a hint are set on the dials; by key, and in German', async ({ page }) => {
  await openMatch(page, 'hint', phase('xidit', 'orders'), 'de');
  await page.keyboard.press('h');
  await expect(page.locator('[data-hint]')).toContainText('→');
  await page.getByRole('button', { name: 'Auf dem Brett zeigen' }).click();
  await expect(page.locator('.main-actions .main')).toBeEnabled();
});

test('where the table forbids it, nobody is advised', async ({ page }) => {
  await page.goto('#/new/bellum');
  await page.getByLabel('Hints from a bot').selectOption('not allowed');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'What would you do?' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a finished match is analysed: the costliest decisions come first, each leads to its moment', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openMatch(page, 'analysed-over', carelessMatch(bellum, 2, undefined, 'former-standard').match.record);
  await page.getByRole('button', { name: 'Analysis' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('decisions were as good as mine', { timeout: 60_000 });
  const costly = dialog.locator('li');
  await expect(costly).toHaveCount(3);
  const costs = await costly.locator('em').allTextContents();
  const games = costs.map((cost) => Number(/\d+/.exec(cost)?.[0] ?? 1));
  expect(games).toEqual(games.toSorted((a, b) => b - a));
  await costly.first().getByRole('button', { name: 'Show this moment' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-moment', /\d+/);
});
