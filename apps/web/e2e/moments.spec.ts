import { type Browser, expect, type Page, test } from '@playwright/test';
import { bellum } from '@triptych/games/bellum';
import { Match, type MatchRecord } from '@triptych/kernel';
import { phase } from './phases.ts';
import { fullestPositions } from './positions.ts';
import { atRest, DESKTOP, openMatch } from './table.ts';

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

test('with reduced motion there is no such beat', async ({ page }) => {
  await openMatch(page, 'calm', phase('bellum', 'reroll'));
  await page.getByRole('button', { name: 'Buy a round (1 barrel)' }).click();
  await expect(page.locator('.story')).toContainText('You buy a round');
  await expect(page.locator('.great-moment')).toHaveCount(0);
});

test('whoever is captain rolls the die with a click of their own', async ({ browser }) => {
  await moving(browser, async (page) => {
    await openMatch(page, 'roll', beforeMyRoll());
    const days = await page.locator('.day h2').innerText();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await expect(page.getByRole('status')).toHaveText('You are captain: roll the die!');
    // The day has begun; the die still shows yesterday's row.
    await expect(page.locator('.day h2')).not.toHaveText(days);
    const rolls = await page.locator('.story .line', { hasText: 'You roll a' }).count();
    await page.locator('[data-trigger]').click();
    await expect(page.locator('.story .line', { hasText: 'You roll a' })).toHaveCount(rolls + 1);
  });
});

test('what each of the others did is told in a line, which leads to its moment', async ({ page }) => {
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

/** A match in which seat 0 ends a day, and is captain of the next. */
function beforeMyRoll(): MatchRecord {
  for (const players of [2, 3, 4]) {
    const record = fullestPositions(players, 2).get('over')?.record;
    const match = record && Match.open(bellum.open(bellum.packs[record.pack.name]), record);
    if (record === undefined || !(match instanceof Match)) continue;
    const at = match.steps.findIndex(
      ({ entry, told }) =>
        'seat' in entry &&
        entry.seat === 0 &&
        told.some(({ event }) => event.type === 'recruitingEnded') &&
        told.some(({ event }) => event.type === 'dieRolled' && event.captain === 0),
    );
    if (at >= 0) return { ...record, log: match.steps.slice(0, at).map(({ entry }) => entry) };
  }
  throw new Error('Seat 0 never rolls after its own turn.');
}
