import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { byKeyboard } from './hands.ts';
import { test } from './server.ts';
import { untilAsked } from './table.ts';

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await untilAsked(page);
}

/** What the page offers for download. */
async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  return readFileSync(await download.path());
}

async function give(page: Page, label: string, buffer: Buffer): Promise<void> {
  await page.getByLabel(label).setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer });
}

test('a match moves: into a file and back, to a table on the server, and home when it is over', async ({
  visitor,
}) => {
  const ana = await visitor();
  await begin(ana, '#/new/bellum');
  await byKeyboard(ana);
  const question = await untilAsked(ana);
  await ana.goto('#/matches');
  const file = await downloaded(ana, 'Save as a file');
  await ana
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await ana.getByRole('button', { name: 'Really delete?' }).first().click();
  await expect(ana.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);

  await ana.goto('#/storage');
  await give(ana, 'Open a match from a file', Buffer.from('{ "format": "nothing" }'));
  await expect(ana.getByText('There is no match in this file.')).toBeVisible();
  await give(ana, 'Open a match from a file', file);
  expect(await untilAsked(ana)).toBe(question);

  await ana.goto('#/matches');
  await ana.getByRole('button', { name: 'Continue with friends' }).first().click();
  await ana.waitForURL(/#\/table\//);
  expect(await untilAsked(ana)).toBe(question);
  await ana.goto('#/matches');
  await ana.getByRole('button', { name: 'Resign' }).click();
  await ana.getByRole('button', { name: 'Really resign?' }).click();
  await ana.getByRole('button', { name: 'Keep in this browser' }).click();
  // The match before it moved, and the one that came home.
  await expect(ana.getByRole('button', { name: 'Save as a file' })).toHaveCount(2);
});

test('a pack travels: by a link, and with its table to whoever does not have it', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await ana.goto('#/workshop/bellum');
  await ana.getByRole('button', { name: 'From our pack' }).click();
  await ana.getByLabel('Name of the pack').fill('Printed');
  await ana.getByRole('button', { name: 'More: Shield value' }).click();
  await ana.getByRole('button', { name: 'Try it' }).click();
  await ana.getByRole('button', { name: 'Link for friends' }).click();
  const link = await ana.getByLabel('Link for friends').inputValue();
  await ben.goto(link);
  await expect(ben.getByText(/^Pack: Printed \([0-9a-f]{12}\)$/)).toBeVisible();
  await ben.getByRole('button', { name: 'Add to my packs' }).click();
  await expect(ben.getByLabel('Name of the pack')).toHaveValue('Printed');
  await expect(ben.getByLabel('Shield value', { exact: true })).toHaveText('3');

  await ana.getByRole('button', { name: 'Play with it' }).click();
  await ana.getByLabel('Who sits here: Seat 2').selectOption('friend');
  await ana.getByRole('button', { name: 'Open the table' }).click();
  await ana.waitForURL(/#\/table\//);
  const cleo = await visitor();
  await cleo.goto(ana.url());
  await expect(cleo.getByText(/Pack: Printed \([0-9a-f]{12}\)/)).toBeVisible();
  await expect(cleo.getByText('The lesson and the pictures in the rules show our own pack.')).toBeVisible();
});

test('everything is saved as one file and comes back', async ({ visitor }) => {
  const ana = await visitor();
  await begin(ana, '#/new/bellum');
  await ana.goto('#/workshop/xerxes');
  await ana.getByRole('button', { name: 'From our pack' }).click();
  await ana.locator('.bench').waitFor();
  await ana.goto('#/storage');
  const all = await downloaded(ana, 'Save everything as one file');
  const ben = await visitor();
  await ben.goto('#/storage');
  await give(ben, 'Bring everything back from a file', Buffer.from('[]'));
  await expect(ben.getByText('was not made with')).toBeVisible();
  await give(ben, 'Bring everything back from a file', all);
  await expect(ben.getByText('Matches: 1, packs: 1.')).toBeVisible();
  await ben.goto('#/matches');
  await expect(ben.getByRole('button', { name: 'Save as a file' })).toHaveCount(1);
});

test('a browser without room says that the match is lost with its page, and stores all once there is room', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.address,
    reducedMotion: 'reduce',
    locale: 'en',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(server.address);
  // Before anything is stored: a browser checks small amounts only now and then.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await begin(page, '/#/new/bellum');
  const alert = page.getByRole('alert').filter({ hasText: 'the match is lost when you close the page' });
  await expect(alert).toBeVisible();
  await byKeyboard(page);
  const question = await untilAsked(page);
  await expect(alert).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await byKeyboard(page);
  await expect(alert).toHaveCount(0);
  const next = await untilAsked(page);
  expect(next).not.toBe(question);
  await page.reload();
  expect(await untilAsked(page)).toBe(next);
  await context.close();
});
