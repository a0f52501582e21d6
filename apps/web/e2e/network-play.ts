import { expect, type Page } from '@playwright/test';
import { byKeyboard, type Hand } from './hands.ts';
import { atRest, isOver, untilAsked } from './table.ts';

/** How people answer when the answers do not matter. */
export const answer = byKeyboard;

/** Ana creates a table with a free seat and a bot; returns the link. */
export async function createTable(
  ana: Page,
  more: (page: Page) => Promise<unknown> = async () => {},
): Promise<string> {
  await ana.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await ana.getByLabel('Name: Seat 1').fill('Ana');
  await ana.getByLabel('Who sits here: Seat 2').selectOption('friend');
  await more(ana);
  await ana.getByRole('button', { name: 'Open the table' }).click();
  return ana.getByRole('textbox', { name: 'Invitation' }).inputValue();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page
    .getByRole('button', { name: /^Take seat/ })
    .first()
    .click();
  await expect(page.getByText('you', { exact: false }).first()).toBeVisible();
}

export async function begin(ana: Page, ...others: Page[]): Promise<void> {
  await ana.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ...others]) await atRest(page);
}

/** The page among these whose player is asked next; null if the game is over. */
export async function nextAsked(pages: readonly Page[]): Promise<Page | null> {
  const [page] = await Promise.race(
    pages.map(async (one) => {
      await untilAsked(one);
      return [one];
    }),
  );
  return (await isOver(page)) ? null : page;
}

/** Plays until the game is over or that many answers are given; returns how many there were. */
export async function play(
  pages: readonly Page[],
  answers: number,
  hand: (page: Page) => Hand = () => answer,
): Promise<number> {
  let given = 0;
  for (; given < answers; given++) {
    const page = await nextAsked(pages);
    if (page === null) break;
    await hand(page)(page);
  }
  return given;
}

/** Ana, Ben and a bot take their seats and begin. */
export async function gather(ana: Page, ben: Page, more?: (page: Page) => Promise<unknown>): Promise<void> {
  await join(ben, await createTable(ana, more), 'Ben');
  await begin(ana, ben);
}

/** The public log. On a phone it is behind a button. */
export async function log(page: Page): Promise<string[]> {
  const beside = (await page.locator('.story').count()) > 0;
  if (!beside) await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.locator('.log li').first().waitFor();
  const lines = await page.locator('.log li:not(.since)').allTextContents();
  if (!beside) await page.keyboard.press('Escape');
  return lines.filter((line) => !/\bpeeks?\b/.test(line));
}
