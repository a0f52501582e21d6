import { test } from '@playwright/test';
import { fullestPositions } from './positions.ts';
import { atRest, DESKTOP, keep, PHONE, speak } from './table.ts';

const SIZES = { desktop: DESKTOP, phone: PHONE };
const FOLDER = '../../.cache/screenshots';
const only = process.env['ONLY'];

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const players of [2, 5]) {
    for (const [kind, { record }] of fullestPositions(players, players === 5 ? 40 : 6)) {
      for (const language of players === 5 ? ['en', 'de', 'pl'] : ['en']) {
        const name = `${size}-${players}-${kind}-${language}`;
        if (only !== undefined && !new RegExp(only).test(name)) continue;
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
          if (players === 5 && language === 'en') {
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
    if (only !== undefined && !new RegExp(only).test(`${size}-${name}`)) continue;
    test(`${size}-${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${FOLDER}/${size}-${name}.png` });
    });
  }
}
