import { type Browser, expect, type Page, test } from '@playwright/test';
import { bellum } from '@triptych/games/bellum';
import { newMatch } from '@triptych/kernel';
import { phase } from './phases.ts';
import { fullestPositions } from './positions.ts';
import { atRest, DESKTOP, openMatch, untilAsked } from './table.ts';

async function moving(browser: Browser, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'no-preference', viewport: DESKTOP });
  await run(await context.newPage());
  await context.close();
}

test('a great moment is written across the board until a tap; the log says “you”', async ({ browser }) => {
  await moving(browser, async (page) => {
    await openMatch(page, 'great', phase('bellum', 'reroll'));
    await page.getByRole('button', { name: 'Buy a round (1 barrel)' }).click();
    await expect(page.locator('.great-moment')).toHaveText('You buy a round: the captain rolls again.');
    await page.locator('.stage').click({ position: { x: 5, y: 5 } });
    await expect(page.locator('.great-moment')).toHaveCount(0);
    await expect(page.locator('.story')).toContainText('You buy a round');
  });
});

test('the captain’s own die is rolled by a click', async ({ browser }) => {
  const made = newMatch(bellum, {
    seats: [
      { name: 'Ana', player: 'person' },
      { name: 'Bot', player: 'bot' },
    ],
    options: { first: '1', castles: 'dealt' },
    pack: { name: 'standard', content: bellum.packs['standard'] },
    seed: '7'.repeat(64),
  });
  if (!made.ok) throw new Error('This match cannot begin.');
  await moving(browser, async (page) => {
    await openMatch(page, 'roll', made.record);
    await untilAsked(page);
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'Show it on the board' }).click();
    await page.locator('.main-actions .main').click();
    // Nothing about the roll is revealed before it.
    const roll = page.getByRole('button', { name: 'Roll the die' });
    await expect(roll).toBeVisible();
    await expect(page.locator('.status .sentence')).toHaveText(/Roll the die/);
    await expect(page.locator('.story')).not.toContainText('You roll');
    await roll.click();
    await expect(page.locator('.story')).toContainText('You roll');
    await expect(roll).toHaveCount(0);
    await untilAsked(page);
  });
});

test('with reduced motion it is left out', async ({ page }) => {
  await openMatch(page, 'calm', phase('bellum', 'reroll'));
  await page.getByRole('button', { name: 'Buy a round (1 barrel)' }).click();
  await expect(page.locator('.story')).toContainText('You buy a round');
  await expect(page.locator('.great-moment')).toHaveCount(0);
});

test('each opponent’s move is summed up in a line, which leads to its moment', async ({ page }) => {
  await openMatch(page, 'recap', phase('bellum', 'recruit'));
  const lines = page.locator('.story .recap button');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThanOrEqual(4);
  await lines.first().click();
  await expect(page.locator('main')).toHaveAttribute('data-moment', /\d+/);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await atRest(page);
  await expect(lines.first()).toBeVisible();
});

test('the result marks the turning point; a click shows it, with a way to play on from there', async ({
  page,
}) => {
  const record = fullestPositions(3, 4).get('over')?.record;
  if (record === undefined) throw new Error('No game reached its end.');
  await openMatch(page, 'turned', record);
  await page.getByRole('button', { name: /^Turning point/ }).click();
  await expect(page.locator('main')).toHaveAttribute('data-moment', /[1-9]/);
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeVisible();
});
