import type { Page } from '@playwright/test';
import { LANGUAGES } from '@triptych/words';
import type { Game } from './games.ts';
import { PHASES } from './phases.ts';
import { fullestPositions, type Position, xerxesPositions, xiditPositions } from './positions.ts';
import { besidePhases, networkScreens, PAGES } from './screens.ts';
import { test } from './server.ts';
import { DESKTOP, PHONE, openMatch, setLanguage } from './table.ts';

const FOLDER = '../../.cache/screenshots';
/** The pictures to take: all, or those whose names match. */
const only = new RegExp(process.env['ONLY'] ?? '');

interface Table {
  readonly game: Game;
  readonly players: number;
  readonly languages: readonly string[];
  readonly positions: () => ReadonlyMap<string, Position>;
}

/** The largest table of each game with every question in every language, and a small one. */
const TABLES: readonly Table[] = [
  { game: 'bellum', players: 2, languages: ['en'], positions: () => fullestPositions(2, 6) },
  { game: 'bellum', players: 5, languages: LANGUAGES, positions: PHASES.bellum.all },
  { game: 'xidit', players: 3, languages: ['en'], positions: () => xiditPositions(3, 1) },
  { game: 'xidit', players: 5, languages: LANGUAGES, positions: PHASES.xidit.all },
  { game: 'xerxes', players: 1, languages: ['en'], positions: () => xerxesPositions(1, 3) },
  { game: 'xerxes', players: 4, languages: LANGUAGES, positions: PHASES.xerxes.all },
];

async function picture(page: Page, name: string): Promise<void> {
  if (!only.test(name)) return;
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
}

/** Without colours. */
async function greyPicture(page: Page, name: string): Promise<void> {
  const eyes = await page.context().newCDPSession(page);
  await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  await picture(page, `${name}-grey`);
  await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await eyes.detach();
}

/** The shell around a board, in every language, and in grey. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const language of LANGUAGES) {
    await setLanguage(page, language);
    // Words that are loading arrive in a moment; no test depends on it.
    await page.waitForTimeout(200);
    await picture(page, `${name}-${language}`);
  }
  await greyPicture(page, name);
}

test.describe.configure({ timeout: 900_000 });

for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const { game, players, languages, positions } of TABLES) {
      for (const language of languages) {
        test(`${game} with ${players}, ${language}`, async ({ page }) => {
          for (const [kind, { record }] of positions()) {
            const name = `${game}-${record.seats.length}-${size}-${kind}-${language}`;
            if (!only.test(name)) continue;
            await openMatch(page, `${name}${kind === 'over' ? '-over' : ''}`, record, language);
            await picture(page, name);
            if (languages.length === 1 || language !== 'en') continue;
            await greyPicture(page, name);
          }
        });
      }
    }

    for (const game of ['bellum', 'xidit', 'xerxes'] as const)
      test(`sheets, curtain and replay of ${game}`, async ({ page }) => {
        await besidePhases(page, game, 'en', (at, name) => pictures(at, `screen-${size}-${name}`));
      });

    test('pages', async ({ page }) => {
      for (const [name, path] of Object.entries(PAGES)) {
        await page.goto(`?${name}${path}`);
        await pictures(page, `page-${size}-${name}`);
      }
    });

    test('network', async ({ visitor }) => {
      await networkScreens(
        () => visitor(viewport),
        (at, name) => pictures(at, `network-${size}-${name}`),
      );
    });
  });
}
