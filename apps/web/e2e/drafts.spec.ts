import { expect, type Page, test } from '@playwright/test';
import { GAMES } from './games.ts';
import { putTogether } from './hands.ts';
import { PHASES, phase } from './phases.ts';
import { forTwo } from './screens.ts';
import { atRest, DESKTOP, openMatch, PHONE } from './table.ts';

/** Everything that is chosen, in the words for screen readers. */
const answer = (page: Page): Promise<string[]> =>
  page
    .locator('main :is([data-choice][aria-pressed="true"], .dial)')
    .evaluateAll((chosen) => chosen.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));

/** Through the curtain between two people who share a device. */
async function look(page: Page): Promise<void> {
  await page.locator('.curtain').getByRole('button', { name: /^I am/ }).click();
  await atRest(page);
}

for (const game of GAMES)
  test(`${game}: a secret answer survives every size and a reload, and comes back when it is withdrawn`, async ({
    page,
  }) => {
    await openMatch(page, `${game}-draft`, forTwo(phase(game, PHASES[game].secret)));
    await look(page);
    await putTogether(page);
    const whole = await answer(page);
    expect(whole).not.toEqual([]);
    for (const size of [PHONE, { width: PHONE.height, height: PHONE.width }, { width: 820, height: 1180 }]) {
      await page.setViewportSize(size);
      await atRest(page);
      expect((await answer(page)).sort(), JSON.stringify(size)).toEqual([...whole].sort());
    }
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await look(page);
    expect(await answer(page)).toEqual(whole);
    await page.locator('[data-action].main').click();
    await page.locator('.curtain').getByRole('button', { name: 'Change my answer' }).click();
    await look(page);
    expect(await answer(page)).toEqual(whole);
    await expect(page.locator('[data-action].main')).toBeEnabled();
  });
