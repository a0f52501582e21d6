import { expect, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { GAMES } from './games.ts';
import { PHASES, phase } from './phases.ts';
import { openMatch, SIZES } from './table.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const game of GAMES) {
      test(`screen readers announce the questions and events of ${game}`, async ({ page }) => {
        // A question that is followed by another one.
        await openMatch(page, game, phase(game, game === 'xidit' ? 'bards' : PHASES[game].middle));
        const status = page.getByRole('status').first();
        const asked = await status.innerText();
        const news = page.getByRole('log', { name: 'What’s happening' }).locator('p');
        // Earlier events are not announced.
        await expect(news).toHaveCount(0);
        // The table as text, with the question and its choices.
        await page.keyboard.press('t');
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('heading', { level: 3 })).not.toHaveCount(0);
        await expect(sheet.locator('[data-choice]')).not.toHaveCount(0);
        await expect(sheet.getByRole('button', { name: 'Confirm' })).toBeVisible();
        await page.keyboard.press('Escape');
        await byKeyboard(page);
        await expect(news).not.toHaveCount(0);
        await expect(status).not.toHaveText(asked);
      });
    }
  });
}
