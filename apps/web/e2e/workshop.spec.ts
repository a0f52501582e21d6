import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PHONE } from './table.ts';
import { begin, openChapter, press, tapsOnMap } from './workbench.ts';

test('a tap on the map is one step; arrows move what it placed; a removed city takes only its roads', async ({
  page,
}) => {
  await begin(page, 'xidit');
  const tapMap = await tapsOnMap(page);
  const spots = page.locator('.spot');
  for (const x of [200, 500, 800]) await tapMap(x, 300);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spots).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(spots).toHaveCount(3);
  const before = await spots.nth(2).getAttribute('transform');
  await spots.nth(2).focus();
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  const after = await spots.nth(2).getAttribute('transform');
  const placeOf = (transform: string | null): number[] =>
    (transform ?? '').match(/-?\d+/g)?.map(Number) ?? [];
  const [x, y] = placeOf(before);
  expect(placeOf(after).slice(0, 2)).toEqual([x + 5, y + 5]);
  await openChapter(page, 'Roads');
  const join = await tapsOnMap(page);
  for (const place of [200, 500, 500, 805]) await join(place, place === 805 ? 305 : 300);
  const lines = page.locator('.line');
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('button', { name: 'Redo' }).click();
  const kept = await lines.nth(1).getAttribute('d');
  await openChapter(page, 'Cities');
  await press(page, 'Remove');
  await expect(lines).toHaveCount(1);
  await expect(lines).toHaveAttribute('d', kept ?? '');
});

test('a picture to trace stays in the browser: with the draft, but neither sent nor in the saved pack', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await begin(page, 'xidit');
  const trace = page.getByLabel('Picture to trace');
  await trace.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This file is not a picture.')).toBeVisible();
  const picture = readFileSync(new URL('../../../docs/front.webp', import.meta.url));
  await trace.setInputFiles({ name: 'board.webp', mimeType: 'image/webp', buffer: picture });
  const traced = page.locator('image[href^="data:image/jpeg"]');
  await expect(traced).toHaveCount(1);
  await page.reload();
  await expect(traced).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).not.toContain('data:');
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(traced).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('faults are shown in place, can be undone, and survive a reload', async ({ page }) => {
  await page.goto('#/workshop/bellum');
  await page.getByRole('button', { name: 'From our pack' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await expect(page.locator('.panel .fault')).toHaveText('This text is empty.');
  await expect(page.locator('.marks .fault')).toHaveCount(1);
  await page.getByText('1 problem').first().click();
  await openChapter(page, 'Golden chests');
  await press(page, 'Remove');
  await expect(page.locator('.faults summary')).toHaveText('1 problem');
  await page.reload();
  await expect(page.locator('.faults summary')).toHaveText('1 problem');
  // The work continues where it was left.
  await expect(page.locator('.panel h2')).toContainText('Golden chests');
  await page.locator('.faults summary').click();
  await page.locator('.faults li button').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Grudgehold');
  await expect(page.locator('.faults')).toContainText('the rules require 10');
  await openChapter(page, 'Golden chests');
  await press(page, 'Add one like this');
  await expect(page.getByText('Ready to play')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.faults summary')).toHaveText('1 problem');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByText('Ready to play')).toBeVisible();
  // The board itself is for choosing.
  await page.locator('.preview [data-piece="card:10"]').click();
  await expect(page.getByRole('heading', { name: 'Fearsome creatures Tax Imp' })).toBeVisible();
});

test('the board stays while something else than its map is wrong; the simulation plays 500 games', async ({
  page,
}) => {
  await page.goto('#/workshop/xidit');
  await page.getByRole('button', { name: 'From our pack' }).click();
  await openChapter(page, 'Titans');
  await page.getByLabel('Name', { exact: true }).fill('');
  await expect(page.locator('.panel .fault')).toHaveText('This text is empty.');
  await expect(page.locator('.preview [data-city="3"]')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await press(page, 'Next');
  await expect(page.locator('.box .component').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('#/workshop/bellum');
  await page.getByRole('button', { name: 'From our pack' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Simulate 500 games' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Games played: [1-9]/);
  await expect(page.getByRole('table', { name: 'Game length' })).toBeVisible({ timeout: 60_000 });
  await expect(
    page
      .getByRole('table')
      .filter({ hasText: /fair \d/ })
      .first(),
  ).toBeVisible();
  // What was measured is not true of another pack.
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'More: Shield value' }).click();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('two tabs on one draft follow each other, and undo brings back what was overwritten', async ({
  page,
  context,
}) => {
  await page.goto('#/workshop/bellum');
  await page.getByRole('button', { name: 'From our pack' }).dblclick();
  await page.locator('.bench').waitFor();
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Name', { exact: true }).fill('From the first tab');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('From the first tab');
  await other.getByRole('button', { name: 'More: Shield value' }).click();
  await expect(page.getByLabel('Shield value', { exact: true })).toHaveText('3');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('From the first tab');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByLabel('Shield value', { exact: true })).toHaveText('2');
  // A double click has begun one pack; the next one gets a name of its own.
  await other.goto('#/workshop/bellum');
  await expect(other.locator('.desk li')).toHaveCount(1);
  await other.getByRole('button', { name: 'From our pack' }).click();
  await expect(other.getByLabel('Name of the pack')).toHaveValue(/ 2$/);
});

test('on a phone, faults are counted, said in plain words at their place, and nothing hides “Try it”', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('#/workshop/xidit');
  const long = { format: 'triptych-xidit-pack-2', words: { en: { title: 'N'.repeat(10_000) } } };
  await page.locator('input[type="file"]').setInputFiles({
    name: 'pack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(long)),
  });
  await page.locator('.bench').waitFor();
  await page.goto('#/workshop/xidit');
  await page.locator('.desk li').waitFor();
  // A long name pushes nothing off the screen.
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'From an empty box' }).click();
  const box = page.getByRole('button', { name: /^The box ?: 7 problems$/ });
  await box.click();
  // Nothing is entered, so nothing is ticked.
  await expect(page.locator('.complete .what')).toHaveText(['Central region']);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.panel').getByRole('button', { name: 'Tiles for 4 and 5 players' }).click();
  await expect(page.locator('.panel h2')).toHaveText('Tiles for 4 and 5 players');
  await page.getByLabel('Name of the pack').fill('right to left: \u202e');
  await expect(page.locator('header .title-fault')).toHaveText('This text contains invisible characters.');
});
