import { expect, type Page, test } from '@playwright/test';
import type { Game } from './games.ts';
import { byKeyboard } from './hands.ts';
import { phase } from './phases.ts';
import { openMatch, untilAsked } from './table.ts';

/** A question of each game that is followed by others. */
const STARTS: readonly (readonly [game: Game, kind: string])[] = [
  ['bellum', 'goblins'],
  ['xidit', 'rewards'],
  ['xerxes', 'satrap'],
];

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null || activeElement === document.body
      ? 'nothing'
      : `${activeElement.localName} ${activeElement.textContent?.trim()}`;
  });

test('a change of page moves the focus to its heading; the first page leaves it alone', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  expect(await focused(page)).toBe('nothing');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h1 Settings');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('h1 Triptych');
  await page.getByRole('link', { name: 'Play: Bellum Magica' }).press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^h1 .*Bellum Magica/);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h1 Bellum Magica');
});

for (const [game, kind] of STARTS)
  test(`${game}: the focus moves to the next question after an answer, and returns after a sheet`, async ({
    page,
  }) => {
    await openMatch(page, `${game}-focus`, phase(game, kind));
    for (let answers = 0; answers < 3; answers++) {
      await byKeyboard(page);
      await untilAsked(page);
      const sentence = await page.getByRole('status').first().innerText();
      await expect.poll(() => focused(page)).toBe(`p ${sentence.replaceAll('\n', '')}`);
    }
    await page.keyboard.press('ArrowRight');
    const before = await focused(page);
    expect(before).toMatch(/^button/);
    for (const key of ['l', 'r', 't']) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await focused(page)).toBe(before);
    }
  });
