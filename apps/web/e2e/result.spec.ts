import { expect, test } from '@playwright/test';
import { fullestPositions, xerxesPositions, xiditPositions } from './positions.ts';
import { PHONE, openMatch } from './table.ts';

for (const [game, positions] of Object.entries({
  bellum: () => fullestPositions(2, 1),
  xidit: () => xiditPositions(3, 1),
  xerxes: () => xerxesPositions(2, 1),
})) {
  test(`${game}: the result can be put aside to see the final board, and comes back`, async ({ page }) => {
    const record = positions().get('over')?.record;
    if (record === undefined) throw new Error('No game reached its end.');
    await page.setViewportSize(PHONE);
    await openMatch(page, `${game}-over`, record);
    const result = page.locator('[data-result]');
    await expect(result).toBeVisible();
    await page.getByRole('button', { name: 'View the board' }).click();
    await expect(result).toBeHidden();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    await expect(result).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(result).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(result).toBeVisible();
  });
}

test('a player who returns after the end sees the result, and nothing over it', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('triptych-seen', JSON.stringify([['bellum-over/0', 5]])),
  );
  const record = fullestPositions(2, 1).get('over')?.record;
  if (record === undefined) throw new Error('No game reached its end.');
  await openMatch(page, 'bellum-over', record);
  await expect(page.locator('[data-result]')).toBeVisible();
  // The log marks an earlier visit.
  await expect(page.locator('.story .since')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('xidit: the log names the winner only after the assessments have shown it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // Checks every change of the page, so that no timing can hide text that appears too early.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const result = document.querySelector('[data-result]');
      const unfolding = result?.querySelector('h2')?.textContent === result?.getAttribute('aria-label');
      const named = document.querySelector('.story')?.textContent.includes('saviour') ?? false;
      if (result !== null && unfolding) document.documentElement.dataset['early'] ??= String(named);
      if (unfolding && named) document.documentElement.dataset['early'] = 'true';
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const record = xiditPositions(3, 1).get('over')?.record;
  if (record === undefined) throw new Error('No game reached its end.');
  await openMatch(page, 'unfolding-over', record);
  // Each assessment stays until the reader continues, with a click or a key.
  const next = page.locator('[data-result]').getByRole('button', { name: 'Next', exact: true });
  const shown = page.locator('[data-result] thead th:not(.later)');
  await expect(shown).toHaveCount(1);
  await next.click();
  await expect(shown).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(next).toHaveCount(0);
  await expect(page.locator('.story')).toContainText('The saviour of the kingdom');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
  await context.close();
});
