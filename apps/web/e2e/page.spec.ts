import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@triptych/words';
import { GAMES } from './games.ts';
import { PHASES, phase } from './phases.ts';
import {
  atRest,
  DESKTOP,
  PHONE,
  SIZES,
  setLanguage,
  shifted,
  storeMatch,
  untilAsked,
  watchShifts,
} from './table.ts';

/** Gzipped, with fonts. */
const MOST_BYTES = 200_000;

for (const game of GAMES) {
  test(`${game}: the first load of a match is light`, async ({ page }) => {
    const record = phase(game, PHASES[game].middle);
    // Ordinary names: those of the phases need letters that most tables do not.
    const seats = record.seats.map((sitting, seat) => ({ ...sitting, name: `Player ${seat + 1}` }));
    await page.goto('#/credits');
    await storeMatch(page, 'light', { ...record, seats });
    // Counts what the page itself loads: bots and rules load later, in a worker.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const loaded = new Set<string>();
    devtools.on('Network.responseReceived', ({ response, type }) => {
      if (['Document', 'Script', 'Stylesheet', 'Font'].includes(type)) loaded.add(response.url);
    });
    await page.goto('?light#/match/light');
    await atRest(page);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    const parts: string[] = [];
    for (const url of loaded) {
      if (/worker/.test(url)) continue;
      const file = await (await page.request.get(url)).body();
      const size = url.endsWith('.woff2') ? file.length : gzipSync(file).length;
      bytes += size;
      parts.push(`${size} ${url.split('/').at(-1)}`);
    }
    expect(bytes).toBeGreaterThan(0);
    expect(bytes, parts.join('\n')).toBeLessThan(MOST_BYTES);
  });
}

test('nothing shifts while a match, a new game, the front page or the rules load', async ({ page }) => {
  await watchShifts(page);
  await page.goto('#/credits');
  await storeMatch(page, 'still', phase('bellum', 'attack'));
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const path of ['match/still', 'new/bellum', 'new/xidit', '', 'rules/xerxes']) {
      await page.goto(`?${viewport.width}-${path}#/${path}`);
      await page.locator('main[data-idle="true"], fieldset select, article, dl').first().waitFor();
      expect(await shifted(page), `${viewport.width}: ${path}`).toBe(0);
    }
  }
});

test('a new game asks only what matters for its players', async ({ page }) => {
  await page.goto('#/new/xidit');
  const seat = (number: number) => page.getByLabel(`Who sits here: Seat ${number}`);
  const dummy = page.getByLabel('Dummy');
  const wasteland = page.getByLabel('Wasteland');
  // A first game is for four players, and short.
  await expect(seat(4)).toHaveValue('bot');
  await expect(seat(5)).toHaveValue('nobody');
  await expect(page.getByLabel('Length')).toHaveValue('short');
  await expect(dummy.or(wasteland)).toHaveCount(0);
  await seat(5).selectOption('bot');
  await expect(wasteland).toBeVisible();
  await page.getByLabel('Length').selectOption('long');
  await expect(wasteland).toHaveCount(0);
  await seat(5).selectOption('nobody');
  await seat(4).selectOption('nobody');
  await expect(dummy).toBeVisible();
});

for (const game of GAMES)
  test(`${game}: each option of a new game says what it does`, async ({ page }) => {
    await page.goto(`#/new/${game}`);
    const options = page.getByRole('group', { name: 'Options' }).locator('label');
    await options.first().waitFor();
    expect(await options.count()).toBeGreaterThan(1);
    for (const option of await options.all()) await expect(option.locator('small')).not.toBeEmpty();
  });

test('a new game fits the window, whatever the options', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      await page.goto(`?${game}-${language}#/new/${game}`);
      await setLanguage(page, language);
      await page.locator('.late').waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${game}, ${language}`).toBeLessThanOrEqual(DESKTOP.height);
    }
  }
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: the rules have their game’s look, and link every chapter`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('#/rules/xidit/X4.7');
    await expect(page.locator('html')).toHaveAttribute('data-game', 'xidit');
    await expect(page.locator('.here')).toContainText('X4.7');
    await expect(page.locator('.here')).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'Chapters' });
    // Folded if there is no room beside the text.
    for (const summary of await contents.locator('summary').all()) await summary.press('Enter');
    await contents.getByRole('link', { name: 'X9' }).press('Enter');
    await expect(page).toHaveURL(/rules\/xidit\/X9$/);
    await expect(page.getByRole('heading', { name: 'Variants' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Variants' })).toBeFocused();
    await page.goto('#/settings');
    await expect(page.locator('html')).not.toHaveAttribute('data-game');
  });
}

test('the language follows the browser and can be switched', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const page = await context.newPage();
  await page.goto('#/');
  await expect(page.getByRole('link', { name: 'Ustawienia' })).toBeVisible();
  await page.getByLabel('Język').selectOption('de');
  await expect(page.getByRole('link', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await context.close();
});

test('my matches are stored, resumed and deleted', async ({ page }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play: Bellum Magica' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await atRest(page);
  await page.goto('#/');
  await page.getByRole('link', { name: 'Continue: Bellum Magica' }).click();
  await atRest(page);
  await page.goto('#/');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: /^Really delete/ }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('with full storage everything works, but nothing is remembered', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('#/settings');
  await page
    .getByRole('button', { name: 'Deutsch' })
    .or(page.getByRole('radio', { name: 'Deutsch' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('?full#/learn/bellum');
  await untilAsked(page);
  await page.goto('?full#/new/xidit');
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
  expect(faults).toEqual([]);
});
