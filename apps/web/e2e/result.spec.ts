import { expect, test } from '@playwright/test';
import { fullestPositions, xerxesPositions, xiditPositions } from './positions.ts';
import { PHONE, sitDown } from './table.ts';

for (const [game, positions] of Object.entries({
  bellum: () => fullestPositions(2, 1),
  xidit: () => xiditPositions(3, 1),
  xerxes: () => xerxesPositions(2, 1),
})) {
  test(`${game}: the result is put aside to see the final board, and comes back`, async ({ page }) => {
    const record = positions().get('over')?.record;
    if (record === undefined) throw new Error('No game came to its end.');
    await page.setViewportSize(PHONE);
    await sitDown(page, `${game}-over`, record);
    const result = page.locator('[data-result]');
    await expect(result).toBeVisible();
    await page.getByRole('button', { name: 'The final board' }).click();
    await expect(result).toBeHidden();
    await page.getByRole('button', { name: 'The result' }).click();
    await expect(result).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(result).toBeVisible();
  });
}
