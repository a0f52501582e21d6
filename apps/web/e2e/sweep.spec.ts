import { expect, type Page } from '@playwright/test';
import { type Game, PHASES } from './phases.ts';
import { besidePhases, PAGES } from './screens.ts';
import { test } from './server.ts';
import { type Case, casesOf, mixed } from './sweep/cases.ts';
import { Findings } from './sweep/findings.ts';
import { installKit } from './sweep/kit.ts';
import { inWindows } from './sweep/look.ts';
import { TABLES } from './sweep/positions.ts';
import { atTables } from './sweep/tables.ts';
import { openMatch } from './table.ts';

/** `npm run e2e` sets it to the day, so that every day sees other windows, and everybody the same. */
const seed = Number(process.env['SWEEP_SEED'] ?? 1);
/** In how many windows each screen is seen. `npm run sweep` sees each of them in all. */
const EACH = { phase: 2, smallTable: 1, screen: 1 };
const GAMES: readonly Game[] = ['bellum', 'xidit', 'xerxes'];

// A busy machine must not fail the test.
test.describe.configure({ timeout: 1_200_000 });

/** Deals the windows out, each screen its share. */
function dealer(from: number): (number: number) => readonly Case[] {
  const windows = mixed(casesOf({}, seed), seed + from);
  let next = 0;
  return (number) => Array.from({ length: number }, () => windows[next++ % windows.length]);
}

async function sweep(
  name: string,
  each: number,
  page: Page | null,
  see: (look: ReturnType<typeof inWindows>) => Promise<void>,
): Promise<void> {
  const findings = new Findings();
  const deal = dealer(name.length);
  if (page !== null) await installKit(page);
  await see(inWindows({ windows: () => deal(each), axe: 1, findings }));
  expect(findings.told(), `npm run sweep -- --seed ${seed}`).toEqual([]);
}

for (const [name, { game, small, all }] of Object.entries(TABLES)) {
  test(`${name}: everything can be seen, read and reached in windows of the day`, async ({ page }) => {
    await sweep(name, small ? EACH.smallTable : EACH.phase, page, async (look) => {
      for (const [kind, { record }] of all()) {
        await openMatch(page, `${name}-${kind}${kind === 'over' ? '-over' : ''}`, record);
        await look(page, `${game} ${kind}`);
      }
    });
  });
}

for (const game of GAMES) {
  test(`${PHASES[game].title}: sheets, curtain, replay and proof fit windows of the day`, async ({
    page,
  }) => {
    await sweep(`${game} sheets`, EACH.screen, page, (look) => besidePhases(page, game, 'en', look));
  });
}

test('pages fit windows of the day', async ({ page }) => {
  await sweep('pages', EACH.phase, page, async (look) => {
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(`?${name}${path}`);
      await page.waitForLoadState('networkidle');
      await look(page, name);
    }
  });
});

test('tables, television and hands fit windows of the day', async ({ visitor, server }) => {
  await sweep('tables', EACH.screen, null, (look) => atTables(visitor, server.address, look));
});
