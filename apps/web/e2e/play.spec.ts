import { expect, type Page, test } from '@playwright/test';
import { atRest, PHONE } from './table.ts';

/** Safety net: no game between bots and us needs nearly as many answers. */
const MOST_ANSWERS = 600;

async function startGame(page: Page): Promise<void> {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: 'Rematch' }).count()) > 0;
}

/** What the page asks now; empty if nothing. */
async function asked(page: Page): Promise<string> {
  await atRest(page);
  return (await page.locator('main').getAttribute('data-asked')) ?? '';
}

test('two clicks from the front page to a game against bots', async ({ page }) => {
  await startGame(page);
  await expect(page.getByRole('status')).toHaveText('Choose your castle');
});

test('a whole game with the keyboard alone', async ({ page }) => {
  await page.goto('#/');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent?.startsWith('Play'))) break;
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent === 'Start')) break;
  }
  await page.keyboard.press('Enter');
  await atRest(page);

  /** The arrows walk until something with this mark is in focus. */
  const walkTo = async (selector: string): Promise<boolean> => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('ArrowRight');
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
        return true;
    }
    return false;
  };
  let answers = 0;
  for (; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
    const kind = await asked(page);
    if (await isOver(page)) break;
    if (kind === 'goblins') {
      await walkTo('.left [data-choice]');
      await page.keyboard.press('Enter');
      await walkTo('.right [data-choice]:nth-last-child(1)');
      await page.keyboard.press('Enter');
      await walkTo('[data-action]');
      await page.keyboard.press('Enter');
    } else if (kind === 'theft') {
      await walkTo('[data-choice]');
      await page.keyboard.press('Enter');
      await walkTo('[data-action]');
      await page.keyboard.press('Enter');
    } else if (kind === 'reroll') {
      await walkTo('[data-action]');
      await page.keyboard.press('Enter');
    } else {
      // A second Enter commits what the first one chose.
      await walkTo('[data-choice]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
  }
  expect(answers).toBeLessThan(MOST_ANSWERS);
  await expect(page.locator('.count h2')).toContainText('win');
});

test('a whole game with nothing but controls drawn from the shapes of questions', async ({ page }) => {
  await startGame(page);
  await page.goto(`${page.url()}/plain`);
  await atRest(page);
  let answers = 0;
  for (; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
    const kind = await asked(page);
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
    let answers = 0;
    for (; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
      const kind = await asked(page);
      if (await isOver(page)) break;
      const choices = page.locator('main [data-choice]');
      const main = page.locator('main [data-action].main');
      if (kind === 'goblins') {
        await page.locator('.left [data-choice]').first().tap();
        await page.locator('.right [data-choice]').last().tap();
      } else if (kind !== 'reroll') {
        await choices.first().tap();
      }
      await main.first().tap();
    }
    expect(answers).toBeLessThan(MOST_ANSWERS);
    await expect(page.locator('.count h2')).toContainText('win');
  });
});
