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
    await page.getByRole('button', { name: 'See the board' }).click();
    await expect(result).toBeHidden();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await expect(result).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(result).toBeVisible();
  });
}

test('whoever comes back after the end sees the result, and nothing over it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('triptych-seen', JSON.stringify([['bellum-over/0', 5]])),
  );
  const record = fullestPositions(2, 1).get('over')?.record;
  if (record === undefined) throw new Error('No game came to its end.');
  await sitDown(page, 'bellum-over', record);
  await expect(page.locator('[data-result]')).toBeVisible();
  // Visited before, as the log marks.
  await expect(page.locator('.story .since')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('xidit: the log tells who has won only when the assessments have shown it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // Looks at every change of the page: no hurry or delay can hide what was to be read too early.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const result = document.querySelector('[data-result]');
      const unfolding = result?.querySelector('h2')?.textContent === result?.getAttribute('aria-label');
      const told = document.querySelector('.story')?.textContent.includes('saviour') ?? false;
      if (result !== null && unfolding) document.documentElement.dataset['early'] ??= String(told);
      if (unfolding && told) document.documentElement.dataset['early'] = 'true';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const record = xiditPositions(3, 1).get('over')?.record;
  if (record === undefined) throw new Error('No game came to its end.');
  await sitDown(page, 'unfolding-over', record);
  await expect(page.locator('.story')).toContainText('The saviour of the kingdom');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  await context.close();
});
