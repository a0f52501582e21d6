import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { playOut } from './hands.ts';
import { PHONE, untilAsked } from './table.ts';

const MOST_ANSWERS = 600;

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`#/workshop/${game}`);
  await page.getByRole('button', { name: 'From an empty box' }).click();
  await page.locator('.bench').waitFor();
}

function chapterRow(page: Page, name: string, expanded: boolean) {
  const box = page.getByRole('navigation', { name: 'The box' });
  return box.getByRole('button', { name: new RegExp(`^${name} `), expanded });
}

async function openChapter(page: Page, name: string): Promise<void> {
  await chapterRow(page, name, false).click();
}

/** The first component of the open chapter. */
async function addFirst(page: Page): Promise<void> {
  await page
    .locator('.panel')
    .getByRole('button', { name: /^Add: / })
    .click();
}

/** Real clicks, one after the other, on a button that stays where it is. */
async function press(page: Page, name: string, times = 1): Promise<void> {
  if (times > 0)
    await page.locator('.panel').getByRole('button', { name, exact: true }).click({ clickCount: times });
}

/** So many more like the first one. */
async function fill(page: Page, name: string, wanted: number): Promise<void> {
  await press(page, 'Add one like this', wanted - 1);
  await expect(chapterRow(page, name, true)).toContainText(`${wanted} of ${wanted}`);
}

/** Plays the pack on the workbench to the end against bots. */
async function playIt(page: Page, short?: { option: RegExp; value: string }): Promise<void> {
  await expect(page.getByText('Ready to play')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Play with it' }).click();
  await expect(page.getByText(/^Pack: My box \([0-9a-f]{12}\)/)).toBeVisible();
  if (short !== undefined) await page.getByLabel(short.option).selectOption(short.value);
  for (const level of await page.getByLabel(/^Strength: /).all()) await level.selectOption('novice');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
  // A board that cannot draw such a pack would leave its question without an answer.
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
  await Promise.race([playOut(page, MOST_ANSWERS), broken]);
  await expect(page.getByRole('status').first()).toHaveText('The game is over');
}

test('a pack of Bellum Magica from nothing, by clicks, is played to the end', async ({ page }) => {
  test.slow();
  await begin(page, 'bellum');
  await addFirst(page);
  for (const sign of ['food', 'glyph']) await press(page, `Row 1: More: ${sign}`);
  for (const row of [1, 2, 3, 4, 5, 6]) {
    await press(page, `Row ${row}: More: food`);
    await press(page, `Row ${row}: More: sword`, 2);
  }
  await fill(page, 'Castles', 5);
  for (const [chapter, wanted] of [
    ['Goblins', 10],
    ['Fearsome creatures', 46],
    ['Extremely fearsome creatures', 20],
  ] as const) {
    await openChapter(page, chapter);
    await addFirst(page);
    await press(page, 'Row 2: More: sword');
    await fill(page, chapter, wanted);
  }
  for (const [chapter, wanted] of [
    ['Farms', 7],
    ['Villages', 7],
    ['Cities', 10],
  ] as const) {
    await openChapter(page, chapter);
    await addFirst(page);
    await press(page, 'More: Shields', 2);
    await press(page, 'More: Loot: wooden chests', 3);
    await fill(page, chapter, wanted);
  }
  for (const [chapter, wanted] of [
    ['Wooden chests', 20],
    ['Metal chests', 20],
    ['Golden chests', 10],
  ] as const) {
    await openChapter(page, chapter);
    await addFirst(page);
    await fill(page, chapter, wanted);
  }
  await playIt(page);
});

/** Taps the map at a place in its own measures. Its own place stays while a chapter is open. */
async function tapsOnMap(page: Page): Promise<(x: number, y: number) => Promise<void>> {
  const box = await page.locator('svg.map .ground').boundingBox();
  if (box === null) throw new Error('There is no map.');
  return (x, y) => page.mouse.click(box.x + (x / 1000) * box.width, box.y + (y / 700) * box.height);
}

test('a pack of Xerxes from nothing, by clicks, is played to the end', async ({ page }) => {
  test.slow();
  await begin(page, 'xerxes');
  let tapMap = await tapsOnMap(page);
  const homes = ['babylonia', 'india', 'parthia', 'aegyptus', 'lydia', 'sogdia', 'bactria', 'assyria'];
  for (const [at, home] of homes.entries()) {
    await page
      .getByRole('button', { name: new RegExp(`^${home}`) })
      .first()
      .click();
    await tapMap(120 + (at % 4) * 240, 120 + Math.floor(at / 4) * 180);
    await press(page, 'More: wheat');
    await press(page, 'More: wood', 2);
  }
  await openChapter(page, 'Other areas');
  tapMap = await tapsOnMap(page);
  for (const x of [100, 300, 500, 700, 900]) {
    await tapMap(x, 600);
    await press(page, 'More: gold');
    await press(page, 'More: stone', 2);
  }
  await openChapter(page, 'Buildings');
  for (const building of ['temple', 'road', 'bridge', 'granary', 'palace', 'fortification']) {
    await page
      .getByRole('button', { name: new RegExp(`^${building}`) })
      .first()
      .click();
    await press(page, 'More: wheat', 6);
  }
  await openChapter(page, 'Tax cards');
  await addFirst(page);
  await press(page, 'More: wheat', 4);
  await press(page, 'elephant');
  await press(page, 'Add one like this', 12);
  await press(page, 'none');
  await press(page, 'More: wheat');
  await press(page, 'Add one like this', 11);
  await openChapter(page, 'Campaign cards');
  await addFirst(page);
  await press(page, 'More: elephant', 4);
  await fill(page, 'Campaign cards', 16);
  await openChapter(page, 'Year events');
  for (const [at, effect] of [
    'gold',
    'stone',
    'iron',
    'wood',
    'wheat',
    'wool',
    'one more force',
    'three resources',
  ].entries()) {
    const add = page.getByRole('button', { name: 'Add: Year events' });
    await (at === 0 ? addFirst(page) : add.click());
    await press(page, effect);
  }
  await openChapter(page, 'Events of the expansion');
  for (const [at, building] of ['temple', 'road', 'bridge', 'granary', 'palace', 'fortification'].entries()) {
    const add = page.getByRole('button', { name: 'Add: Events of the expansion' });
    await (at === 0 ? addFirst(page) : add.click());
    await press(page, building);
  }
  await openChapter(page, 'Solo cards');
  await addFirst(page);
  await press(page, 'lydia');
  await fill(page, 'Solo cards', 6);
  await playIt(page);
});

test('a pack of Lords of Xidit from nothing, by clicks, is played to the end', async ({ page }) => {
  test.slow();
  await begin(page, 'xidit');
  let tapMap = await tapsOnMap(page);
  // Two rows of ten cities, and one more: the squares between them are the regions.
  const cities = Array.from({ length: 21 }, (_, at) =>
    at === 20 ? { x: 60, y: 80 } : { x: 60 + (at % 10) * 98, y: at < 10 ? 250 : 500 },
  );
  for (const { x, y } of cities) await tapMap(x, y);
  await openChapter(page, 'Roads');
  tapMap = await tapsOnMap(page);
  const join = async (colour: string, ways: readonly (readonly [number, number])[]): Promise<void> => {
    await page.locator('.tools').getByRole('button', { name: colour }).click();
    for (const way of ways) for (const city of way) await tapMap(cities[city].x, cities[city].y);
  };
  const along = Array.from({ length: 9 }, (_, at) => at).flatMap(
    (at) =>
      [
        [at, at + 1],
        [at + 10, at + 11],
      ] as const,
  );
  await join(
    'blue',
    along.filter(([from]) => from % 2 === 0),
  );
  await join('red', [...along.filter(([from]) => from % 2 === 1), [20, 0]]);
  await join(
    'black',
    Array.from({ length: 10 }, (_, at) => [at, at + 10] as const),
  );
  await openChapter(page, 'Regions');
  tapMap = await tapsOnMap(page);
  for (let at = 0; at < 9; at++) await tapMap(109 + at * 98, 375);
  for (const [chapter, units, wanted] of [
    ['Tiles for 4 and 5 players', ['militia', 'archers', 'infantry', 'clerics', 'mages'], 21],
    ['Tiles for 3 players', ['militia', 'archers', 'infantry', 'clerics'], 18],
  ] as const) {
    await openChapter(page, chapter);
    await addFirst(page);
    const recruits = page.getByRole('group', { name: 'Recruits' });
    for (const unit of units) await recruits.getByRole('button', { name: `More: ${unit}` }).click();
    await page
      .getByRole('group', { name: 'The threat requires' })
      .getByRole('button', { name: 'More: militia' })
      .click();
    await press(page, 'More: Reward: gold');
    await fill(page, chapter, wanted);
  }
  await openChapter(page, 'Titans');
  await addFirst(page);
  for (const dearer of [false, true, false, true, false]) {
    await press(page, 'Add one like this');
    if (dearer) await press(page, 'More: Cost in units');
  }
  await playIt(page, { option: /length/i, value: 'short' });
});

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
  // The work goes on where it was put down.
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
