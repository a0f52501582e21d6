import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { untilAsked } from './table.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A server of the page's files that can be stopped and updated. */
interface Host {
  readonly folder: string;
  readonly address: string;
  readonly stop: () => Promise<void>;
}

async function host(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'triptych-offline-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  const server: Server = createServer(({ url }, response) => {
    const path = new URL(url ?? '/', 'http://here').pathname;
    try {
      const body = readFileSync(join(folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/html' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    folder,
    address: `http://127.0.0.1:${address.port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The worker becomes active once all files are stored. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** The drafts of packs that this browser has stored, as text. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('triptych-workshop');
        opening.onsuccess = () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

/** The server gets a new version of the page, and the browser has fetched it. */
async function update(page: Page, folder: string): Promise<void> {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(folder, 'index.html'), index.replace('<body>', '<body class="newer">'));
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  writeFileSync(
    join(folder, 'service-worker.js'),
    worker.replace(/(url:[`'"]index\.html[`'"],revision:[`'"])/, '$1new-'),
  );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test.describe('with the page stored on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit all games, strengths, lessons, rules, replays and languages work without any network', async ({
    page,
    context,
  }) => {
    const { address, stop } = await host();
    await page.goto(address);
    await kept(page);
    await context.setOffline(true);
    await stop();
    for (const [game, strength] of [
      ['bellum', 'master'],
      ['xidit', 'strong'],
      ['xerxes', 'novice'],
    ]) {
      await page.goto(`${address}?${game}#/new/${game}`);
      await page
        .getByLabel(/^Strength: /)
        .first()
        .waitFor();
      for (const level of await page.getByLabel(/^Strength: /).all()) await level.selectOption(strength);
      await page.getByRole('button', { name: 'Start' }).click();
      await untilAsked(page);
      await byKeyboard(page);
      await untilAsked(page);
      await page.locator('.story .line').last().click();
      await page.getByRole('button', { name: 'Back to now' }).click();
      await page.goto(`${address}#/rules/${game}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${address}#/learn/${game}`);
      await expect(page.locator('.companion')).toBeVisible();
      await page.goto(`${address}#/workshop/${game}`);
      await page.getByRole('button', { name: 'From our pack' }).click();
      await expect(page.getByText('Ready to play')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('button', { name: /^Simulate/ }).click();
    await expect(page.getByRole('status')).toHaveText(/^Games played: [1-9]/);
    await page.goto(`${address}#/settings`);
    await page
      .getByRole('button', { name: 'Polski' })
      .or(page.getByRole('radio', { name: 'Polski' }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await page.goto(`${address}#/matches`);
    await expect(page.getByText('Bellum Magica').first()).toBeVisible();
  });

  test('a server that stops in the middle of a match, a lesson and a pack takes nothing with it', async ({
    page,
    context,
  }) => {
    const { address, stop } = await host();
    await page.goto(address);
    await kept(page);
    await page.goto(`${address}#/learn/xerxes`);
    const companion = page.locator('.companion');
    await companion.waitFor();
    await untilAsked(page);
    const [lesson, told] = [page.url(), await companion.innerText()];
    await page.goto(`${address}#/workshop/xidit`);
    await page.getByRole('button', { name: 'From our pack' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Mouse Hole');
    const pack = page.url();
    await page.goto(`${address}#/new/bellum`);
    await page.getByRole('button', { name: 'Start' }).click();
    await untilAsked(page);
    await byKeyboard(page);
    const [match, question] = [page.url(), await untilAsked(page)];
    await context.setOffline(true);
    await stop();
    await byKeyboard(page);
    const next = await untilAsked(page);
    expect(next).not.toBe(question);
    await page.reload();
    expect(await untilAsked(page)).toBe(next);
    await page.goto(pack);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mouse Hole');
    await page.getByLabel('Name', { exact: true }).fill('Rat Hole');
    await expect.poll(() => storedDrafts(page)).toContain('Rat Hole');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rat Hole');
    await page.goto(lesson);
    await expect.poll(() => companion.innerText()).toBe(told);
    await page.goto(match);
    expect(await untilAsked(page)).toBe(next);
  });

  test('a new version is offered between matches, never in one', async ({ page }) => {
    const { folder, address, stop } = await host();
    await page.goto(address);
    await kept(page);
    await page.goto(`${address}#/new/bellum`);
    await page.getByRole('button', { name: 'Start' }).click();
    await untilAsked(page);
    await update(page, folder);
    const offer = page.getByText('A new version is ready.');
    await expect(offer).toHaveCount(0);
    await page
      .getByRole('link', { name: /home|front/i })
      .first()
      .click();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('body.newer')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await stop();
  });

  test('a tab with a match goes on while another tab takes the new version, and can take it later', async ({
    page,
    context,
  }) => {
    const { folder, address, stop } = await host();
    await page.goto(address);
    await kept(page);
    await page.goto(`${address}#/new/bellum`);
    await page.getByRole('button', { name: 'Start' }).click();
    const question = await untilAsked(page);
    const other = await context.newPage();
    await other.goto(address);
    await update(page, folder);
    await other.getByRole('button', { name: 'Reload' }).click();
    await expect(other.locator('body.newer')).toBeVisible();
    await byKeyboard(page);
    const next = await untilAsked(page);
    expect(next).not.toBe(question);
    await expect(page.locator('body.newer')).toHaveCount(0);
    const match = page.url();
    await page.goto(`${address}#/matches`);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('body.newer')).toBeVisible();
    await page.goto(match);
    expect(await untilAsked(page)).toBe(next);
    await stop();
  });
});

test('a page whose files are gone says that it must be reloaded', async ({ page }) => {
  const { folder, address, stop } = await host();
  await page.goto(address);
  await page.getByRole('link', { name: 'Settings' }).waitFor();
  const assets = join(folder, 'assets');
  for (const file of readdirSync(assets)) if (file.startsWith('Settings')) rmSync(join(assets, file));
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('nothing is lost')).toBeVisible();
  await stop();
});
