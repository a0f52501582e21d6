import { expect, type Page, test } from '@playwright/test';
import { byKeys, byTouch, type Hand } from './hands.ts';
import { atRest, isOver, PHONE, untilAsked } from './table.ts';

/** Safety net: no game needs nearly as many answers. */
const MOST_ANSWERS = 600;

async function startGame(page: Page): Promise<void> {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
}

/** Plays to the end; returns the number of answers. */
async function playOn(page: Page, hand: Hand): Promise<number> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    if ((await untilAsked(page)) === '' || (await isOver(page))) return answers;
    await hand(page);
  }
  return MOST_ANSWERS;
}

/** Presses Tab until this is focused. */
async function tabTo(page: Page, label: string): Promise<void> {
  const there = (wanted: string): boolean => document.activeElement?.textContent?.startsWith(wanted) ?? false;
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(there, label)) return;
  }
  throw new Error(`Tab does not lead to ${label}.`);
}

test('two clicks from the front page to a game against bots', async ({ page }) => {
  await startGame(page);
  await expect(page.getByRole('status')).toHaveText('Choose your castle');
});

for (const { title, won } of [
  { title: 'Bellum Magica', won: /win/ },
  { title: 'Lords of Xidit', won: /saves the kingdom/ },
  { title: 'Xerxes', won: /win/ },
]) {
  test(`a whole game of ${title} with the keyboard alone`, async ({ page }) => {
    test.slow();
    await page.goto('#/');
    await page.getByRole('link', { name: `Play: ${title}` }).waitFor();
    await page.getByRole('link', { name: `Play: ${title}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    await atRest(page);
    expect(await playOn(page, byKeys)).toBeLessThan(MOST_ANSWERS);
    await expect(page.getByRole('status').first()).toHaveText('The game is over');
    await expect(page.locator('h2', { hasText: won })).toBeVisible();
  });
}

test('a whole game with controls drawn from the shapes of questions alone', async ({ page }) => {
  await startGame(page);
  await page.goto(`${page.url()}/plain`);
  await atRest(page);
  let answers = 0;
  for (; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
    const kind = await untilAsked(page);
    if (await isOver(page)) break;
    const options = page.locator('.controls .option');
    if (kind === 'goblins') {
      for (const goblin of await page.locator('.controls dd').all())
        await goblin.locator('.option').first().click();
    } else {
      await options.last().click();
    }
    await page.getByRole('button', { name: 'Confirm' }).click();
  }
  expect(answers).toBeLessThan(MOST_ANSWERS);
  await expect(page.getByRole('status')).toHaveText('The game is over');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a whole game by taps', async ({ page }) => {
    await startGame(page);
    expect(await playOn(page, byTouch)).toBeLessThan(MOST_ANSWERS);
    await expect(page.locator('.count h2')).toContainText('win');
  });
});
