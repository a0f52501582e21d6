import { expect, type Page } from '@playwright/test';
import { GAMES } from './games.ts';
import { PHASES } from './phases.ts';
import { besidePhases, type Look, PAGES, workshopScreens } from './screens.ts';
import { test } from './server.ts';
import { type Case, casesOf, mixed } from './sweep/cases.ts';
import { closerFaults } from './sweep/closer.ts';
import type { Fault } from './sweep/faults.ts';
import { Findings } from './sweep/findings.ts';
import { installKit } from './sweep/kit.ts';
import { inWindows } from './sweep/look.ts';
import { TABLES } from './sweep/positions.ts';
import { atTables } from './sweep/tables.ts';
import { goOnToMatch } from './table.ts';

/**
 * `npm run e2e` sets it to the date: different windows every day, but the same for everybody. A list of several days
 * shows each screen in a window of each.
 */
const seeds = (process.env['SWEEP_SEED'] ?? '1').split(',').map(Number);
/** Axe is slow: each day it checks a different third of the screens. */
const AXE_EVERY = 3;
/** A small table differs little from a full one: each day covers a different third of its phases. */
const SMALL_EVERY = 3;

// A busy machine must not fail the test.
test.describe.configure({ timeout: 1_200_000 });
test.use({ actionTimeout: 120_000 });

/** Deals out the windows, one per screen and day. `npm run sweep` shows each screen in all of them. */
function dealer(from: number): () => readonly Case[] {
  const decks = seeds.map((seed) => mixed(casesOf({}, seed), seed + from));
  let next = 0;
  return () => {
    const at = next++;
    return decks.map((windows) => windows[at % windows.length]);
  };
}
/** Picks every n-th, with a different start each day. */
function now(every: number): () => boolean {
  let next = 0;
  return () => {
    const at = next++;
    return seeds.some((seed) => (seed + at) % every === 0);
  };
}

async function sweep(
  name: string,
  page: Page | null,
  see: (look: Look) => Promise<void>,
  also?: (page: Page) => Promise<Fault[]>,
): Promise<void> {
  const findings = new Findings();
  if (page !== null) await installKit(page);
  await see(inWindows({ windows: dealer(name.length), axe: now(AXE_EVERY), findings, also }));
  expect(findings.told(), `npm run sweep -- --seed ${seeds[0]}`).toEqual([]);
}

for (const [name, { game, small, all }] of Object.entries(TABLES)) {
  test(`${name}: everything can be seen, read and reached in windows of the day`, async ({ page }) => {
    const today = now(small ? SMALL_EVERY : 1);
    await sweep(
      name,
      page,
      async (look) => {
        for (const [kind, { record }] of all()) {
          if (!today()) continue;
          await goOnToMatch(page, `${name}-${kind}${kind === 'over' ? '-over' : ''}`, record);
          await look(page, `${game} ${kind}`);
        }
      },
      closerFaults,
    );
  });
}

for (const game of GAMES) {
  test(`${PHASES[game].title}: sheets, curtain, replay and proof fit windows of the day`, async ({
    page,
  }) => {
    await sweep(`${game} sheets`, page, (look) => besidePhases(page, game, 'en', look));
  });
}

test('pages fit windows of the day', async ({ page }) => {
  await sweep('pages', page, async (look) => {
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`?${name}${path}`);
      await page.waitForLoadState('networkidle');
      await look(page, name);
    }
  });
});

// Every day another game's.
for (const game of new Set(seeds.map((seed) => GAMES[seed % GAMES.length])))
  test(`the workshop of ${PHASES[game].title} fits windows of the day`, async ({ page }) => {
    await sweep('workshop', page, (look) => workshopScreens(page, game, look));
  });

test('tables, television and hands fit windows of the day', async ({ visitor, server }) => {
  await sweep('tables', null, (look) => atTables(visitor, server, look));
});
