import { test } from '@playwright/test';
import { fullestPositions, xerxesPositions, xiditPositions } from './positions.ts';
import { atRest, DESKTOP, keep, PHONE, speak } from './table.ts';

const SIZES = { desktop: DESKTOP, phone: PHONE };
const FOLDER = '../../.cache/screenshots';
const only = process.env['ONLY'];
const wanted = (name: string): boolean => only === undefined || new RegExp(only).test(name);

/** The tables whose fullest positions are pictured: the largest of each game in every language. */
const TABLES = [
  { game: 'bellum', players: 2, languages: ['en'], positions: () => fullestPositions(2, 6) },
  { game: 'bellum', players: 5, languages: ['en', 'de', 'pl'], positions: () => fullestPositions(5, 40) },
  { game: 'xidit', players: 3, languages: ['en'], positions: () => xiditPositions(3, 1) },
  { game: 'xidit', players: 5, languages: ['en', 'de', 'pl'], positions: () => xiditPositions(5, 2) },
  { game: 'xerxes', players: 1, languages: ['en'], positions: () => xerxesPositions(1, 3) },
  { game: 'xerxes', players: 4, languages: ['en', 'de', 'pl'], positions: () => xerxesPositions(4, 6) },
].filter(
  ({ game, players }) => only === undefined || only.includes(`${game}-${players}`) || !/[a-z]+-\d/.test(only),
);

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const { game, players, languages, positions } of TABLES) {
    for (const [kind, { record }] of positions()) {
      for (const language of languages) {
        const name = `${game}-${players}-${size}-${kind}-${language}`;
        if (!wanted(name)) continue;
        test(name, async ({ page }) => {
          await page.setViewportSize(viewport);
          await page.goto('#/credits');
          await keep(page, name, record, kind === 'over');
          await speak(page, language);
          await page.goto('#/');
          await page.reload();
          await page.goto(`#/match/${name}`);
          await atRest(page);
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: `${FOLDER}/${name}.png` });
          if (languages.length > 1 && language === 'en') {
            await page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
            await page.screenshot({ path: `${FOLDER}/${name}-grey.png` });
          }
        });
      }
    }
  }
  for (const [name, path] of Object.entries({
    home: '#/',
    new: '#/new/bellum',
    rules: '#/rules/bellum/B4.4',
    settings: '#/settings',
    credits: '#/credits',
  })) {
    if (!wanted(`page-${size}-${name}`)) continue;
    test(`page-${size}-${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${FOLDER}/page-${size}-${name}.png` });
    });
  }
}
