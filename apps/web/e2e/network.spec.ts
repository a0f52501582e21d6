import { expect, type Page } from '@playwright/test';
import { test } from './server.ts';
import { atRest, PHONE } from './table.ts';

/** Ana lays a table with a free seat and a bot; the link. */
async function layTable(ana: Page, more: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await ana.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await ana.getByLabel('Name: Seat 1').fill('Ana');
  await ana.getByLabel('Who sits here: Seat 2').selectOption('friend');
  await more(ana);
  await ana.getByRole('button', { name: 'Lay the table' }).click();
  return ana.getByRole('textbox', { name: 'Invitation' }).inputValue();
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /^Sit down on seat/ }).click();
  await expect(page.getByText('you', { exact: false }).first()).toBeVisible();
}

async function begin(ana: Page, ...others: Page[]): Promise<void> {
  await ana.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ...others]) await atRest(page);
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.getByRole('button', { name: 'Rematch' }).count()) > 0;
}

/** Whoever is asked next among these; null: the game is over. */
async function nextAsked(pages: readonly Page[]): Promise<Page | null> {
  const [page] = await Promise.race(
    pages.map(async (one) => {
      await one.locator('main[data-idle="true"]:not([data-asked=""]), .rematch').first().waitFor();
      return [one];
    }),
  );
  return (await isOver(page)) ? null : page;
}

/** Answers with the first choice on the board. */
async function answer(page: Page): Promise<void> {
  const main = page.locator('main');
  const kind = (await main.getAttribute('data-asked')) ?? '';
  if (kind === 'goblins') {
    await page.locator('.left [data-choice]').first().click();
    await page.locator('.right [data-choice]').last().click();
  } else if (kind !== 'reroll') await page.locator('main [data-choice]').first().click();
  await page.locator('main [data-action].main').first().click();
  await atRest(page);
}

async function play(pages: readonly Page[], answers: number): Promise<number> {
  let given = 0;
  for (; given < answers; given++) {
    const page = await nextAsked(pages);
    if (page === null) break;
    await answer(page);
  }
  return given;
}

test('a whole game of two people and a bot, from the invitation to the rematch', async ({ visitor }) => {
  test.setTimeout(120_000);
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  const link = await layTable(ana);
  await expect(ana.getByRole('button', { name: 'Start' })).toBeDisabled();
  await join(ben, link, 'Ben');
  await expect(ana.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await begin(ana, ben);
  const answers = await play([ana, ben], 600);
  expect(answers).toBeLessThan(600);
  for (const page of [ana, ben]) await expect(page.locator('.count h2')).toContainText('win');
  await ana.getByRole('button', { name: 'Rematch' }).click();
  await ben.getByRole('link', { name: 'Go there' }).click();
  await begin(ana, ben);
  await expect(ben.locator('main')).toHaveAttribute('data-idle', 'true');
});
