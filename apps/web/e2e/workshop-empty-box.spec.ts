import { expect, type Page, test } from '@playwright/test';
import { playOut } from './hands.ts';
import { untilAsked } from './table.ts';
import { addFirst, begin, fill, openChapter, press, tapsOnMap } from './workbench.ts';

const MOST_ANSWERS = 600;

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
