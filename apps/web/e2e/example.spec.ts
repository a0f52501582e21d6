import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { join, nextAsked } from './network-play.ts';
import { test } from './server.ts';
import { atRest, isOver } from './table.ts';

/** The real program and page, with the lists in `examples/` instead of those in `games/`. */
test.use({
  program: fileURLToPath(new URL('../../../.cache/examples/apps/cli/dist/triptych.mjs', import.meta.url)),
});

/** Safety net: no match of the example has nearly as many questions. */
const MOST_ANSWERS = 60;

/** Chooses an option on the plain board, whatever the question, and confirms it. */
async function answer(page: Page, at: number): Promise<void> {
  const options = page.locator('.controls .option');
  await options.nth(at % (await options.count())).click();
  await page.getByRole('button', { name: /^(Confirm|Ready)$/ }).click();
}

test('a game without a board, a cover or a palette is offered, explained and played against bots', async ({
  visitor,
}) => {
  const page = await visitor();
  await expect(page.getByRole('heading', { name: 'Flotsam' })).toBeVisible();
  await expect(page.getByText('Look into a crate, keep a straight face, and bid.')).toBeVisible();
  await page.getByRole('link', { name: 'Rules: Flotsam' }).click();
  await expect(page.getByText('The finder secretly looks into the first crate of the row.')).toBeVisible();
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play: Flotsam' }).click();
  await page.getByLabel('Purses').selectOption('half full');
  await page.getByRole('button', { name: 'Start' }).click();
  let answers = 0;
  for (; answers < MOST_ANSWERS; answers++) {
    if ((await nextAsked([page])) === null) break;
    await answer(page, 1);
    await expect(page.locator('.refusal')).toHaveText('');
  }
  expect(answers).toBeGreaterThan(3);
  expect(await isOver(page)).toBe(true);
  await expect(page.getByRole('status').first()).toHaveText('The game is over');
});

test('two people and a bot play it over the network, with sealed bids', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await ana.getByRole('link', { name: 'Play: Flotsam' }).click();
  await ana.getByLabel('Name: Seat 1').fill('Ana');
  await ana.getByLabel('Who sits here: Seat 2').selectOption('friend');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await join(ben, await ana.getByRole('textbox', { name: 'Invitation' }).inputValue(), 'Ben');
  await ana.getByRole('button', { name: 'Start' }).click();
  for (const page of [ana, ben]) await atRest(page);
  let answers = 0;
  for (; answers < MOST_ANSWERS; answers++) {
    const page = await nextAsked([ana, ben]);
    if (page === null) break;
    await answer(page, answers % 3);
    await atRest(page);
  }
  expect(answers).toBeLessThan(MOST_ANSWERS);
  for (const page of [ana, ben])
    await expect(page.getByRole('status').first()).toHaveText('The game is over');
});
