import { expect, test } from '@playwright/test';
import { fullestPositions, xerxesPositions, xiditPositions } from './positions.ts';
import { DESKTOP, openMatch, PHONE } from './table.ts';

const GAMES = {
  bellum: { positions: () => fullestPositions(3, 1), parts: ['Where each chest came from', 'Thefts'] },
  xidit: {
    positions: () => xiditPositions(4, 1),
    parts: ['What decided each elimination', 'Reputation, region by region'],
  },
  xerxes: {
    positions: () => xerxesPositions(4, 1),
    parts: ['Who lost victory points to whom', 'Point by point'],
  },
};

for (const [game, { positions, parts }] of Object.entries(GAMES)) {
  test(`${game}: the end tells how it came about, and shows each moment again`, async ({ page }) => {
    const record = positions().get('over')?.record;
    if (record === undefined) throw new Error('No game reached its end.');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openMatch(page, `${game}-over`, record);
      await page.getByRole('button', { name: 'How it came about' }).click();
      const account = page.getByRole('dialog', { name: 'How it came about' });
      for (const name of parts) await expect(account.getByRole('heading', { name })).toBeVisible();
      // Nothing is cut off at the side.
      const wider = await account
        .getByRole('group', { name: 'How it came about' })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(wider).toBeLessThanOrEqual(0);
      // Escape closes this sheet, and leaves the result behind it.
      await page.keyboard.press('Escape');
      await expect(account).toHaveCount(0);
      await expect(page.locator('[data-result]')).toBeVisible();
      await page.getByRole('button', { name: 'How it came about' }).click();
      await account.locator('button.moment').last().click();
      await expect(account).toHaveCount(0);
      await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
    }
  });
}
