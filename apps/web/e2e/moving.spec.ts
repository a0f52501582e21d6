import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
  for (const [text, problem] of [
    ['{ "format": "nothing" }', 'its field “format” should be “triptych-table-1”'],
    ['{\n "format": ', 'This is not JSON: look at line 2'],
    [file.toString().slice(0, -200), 'This is not JSON: look at line'],
    [file.toString().replace('"at":', '"at": "yesterday", "was":'), 'its field “entries[0]” is missing'],
    [`"${'x'.repeat(4 * 1024 * 1024)}"`, 'This file is too large: at most 4 MB.'],
  ]) {
    await give(ana, 'Open a match from a file', Buffer.from(text));
    await expect(ana.getByText(problem)).toBeVisible();
  }
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

test('a match against bots goes on with a friend, who takes over a bot’s seat', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await begin(ana, '#/new/bellum');
  await ana.goto('#/matches');
  await ana.getByRole('button', { name: 'Continue with friends' }).first().click();
  // The host is shown the invitation at once.
  const people = ana.getByRole('dialog', { name: 'People' });
  await expect(people.getByRole('textbox', { name: 'Invitation' })).toBeVisible();
  await people.getByRole('button', { name: 'Open this seat' }).first().click();
  await expect(people.getByText('open seat', { exact: true })).toBeVisible();
  await ben.goto(ana.url());
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(people.getByText('open seat', { exact: true })).toHaveCount(0);
  await expect(people.getByRole('button', { name: 'Open this seat' })).toHaveCount(1);
});

test('a hostile file takes nothing with it: the page lives, and long names are cut', async ({ visitor }) => {
  const ana = await visitor();
  await begin(ana, '#/new/bellum');
  await ana.goto('#/matches');
  const file = await downloaded(ana, 'Save as a file');
  await ana.goto('#/storage');
  // Made in the page: so large a file would take long to get there.
  await ana.getByLabel('Restore everything from a file').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File(['['.repeat(50_000_000)], 'deep.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(ana.getByText('was not made with')).toBeVisible();
  const named = file.toString().replace('"Player 1"', JSON.stringify('N'.repeat(10_000)));
  await give(ana, 'Open a match from a file', Buffer.from(named));
  await untilAsked(ana);
  expect(await ana.locator('body').innerText()).not.toContain('N'.repeat(40));
});

/** An archive that the first version wrote, from a database of that time; its rules have changed since. */
function firstArchive(): object {
  const backup = new URL('../../server/test/stored/2026-11.backup', import.meta.url);
  const lines = gunzipSync(readFileSync(backup)).toString().trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line));
  const { body } = rows.find(({ table }) => table === 'archives').row;
  return JSON.parse(brotliDecompressSync(Buffer.from(body.bytes, 'base64')).toString());
}

/** A match by the current rules in the first version's format. */
function currentArchive(): object {
  const file = new URL(
    '../../../games/bellum/test/finished/2-players-standard-rules-2.json',
    import.meta.url,
  );
  const { record } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...firstArchive(), record, parts: { host: '', seats: [null, null] } };
}

const asFile = (data: object): Buffer => Buffer.from(JSON.stringify(data));

test('an archive in the first version’s format opens, unless the rules have changed', async ({ visitor }) => {
  const ana = await visitor();
  await ana.goto('#/storage');
  expect(firstArchive()).toMatchObject({ format: 'triptych-archive-1', record: { rules: 1 } });
  await give(ana, 'Open a match from a file', asFile(firstArchive()));
  await expect(ana.getByText('This match was played by different rules')).toBeVisible();
  await give(ana, 'Open a match from a file', asFile(currentArchive()));
  await expect(ana.getByRole('status').first()).toHaveText('The game is over');
  await expect(ana).toHaveURL(/#\/match\//);
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
  await ana.evaluate(() => localStorage.setItem('triptych-xerxes-solo', 'easy'));
  await ana.goto('#/workshop/xerxes');
  await ana.getByRole('button', { name: 'From our pack' }).click();
  await ana.locator('.bench').waitFor();
  await ana.goto('#/storage');
  const all = await downloaded(ana, 'Save everything as one file');
  const ben = await visitor();
  await ben.goto('#/storage');
  await give(ben, 'Restore everything from a file', Buffer.from('[]'));
  await expect(ben.getByText('was not made with')).toBeVisible();
  await give(ben, 'Restore everything from a file', all.subarray(0, all.length - 9));
  await expect(ben.getByText('This is not JSON: look at line 1, column')).toBeVisible();
  await give(ben, 'Restore everything from a file', all);
  await expect(ben.getByText('Restored. Matches: 1, packs: 1.')).toBeVisible();
  expect(await ben.evaluate(() => localStorage.getItem('triptych-xerxes-solo'))).toBe('easy');
  // Nothing is doubled, and what cannot be taken is named.
  const { matches, packs, ...rest } = JSON.parse(all.toString());
  const broken = [...matches, 7, { ...matches[0], entries: matches[0].entries.with(1, { at: 0 }) }];
  const large = [
    ...packs,
    { game: 'bellum', draft: Array.from({ length: 30_000 }, () => 1) },
    { game: 'go' },
  ];
  await give(ben, 'Restore everything from a file', asFile({ ...rest, matches: broken, packs: large }));
  await expect(ben.getByText('Restored. Matches: 0, packs: 0. Already here: 2.')).toBeVisible();
  await expect(ben.locator('main li, .page li').filter({ hasText: 'left out' })).toHaveText([
    /^Match no\. 2 was left out\. There is no match in this file/,
    /^Match no\. 3 was left out\. .*“entries\[1\]”/,
    /^Pack no\. 2 was left out\. A pack may have at most 256 KB and 20,000 values\.$/,
    /^Pack no\. 3 was left out\. This pack is not for any of our games\.$/,
  ]);
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
  const alert = page.getByRole('alert').filter({ hasText: 'the match will be lost when you close the page' });
  await expect(alert).toBeVisible();
  await byKeyboard(page);
  const question = await untilAsked(page);
  await expect(alert).toBeVisible();
  /** Looks at other pages of the app, and comes back. */
  const comeBack = async (): Promise<string> => {
    const match = page.url();
    await page.goto('/#/matches');
    await page.getByRole('button', { name: 'Save as a file' }).first().waitFor();
    await page.goto(match);
    return untilAsked(page);
  };
  expect(await comeBack()).toBe(question);
  await expect(alert).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await byKeyboard(page);
  await expect(alert).toHaveCount(0);
  const next = await untilAsked(page);
  expect(next).not.toBe(question);
  expect(await comeBack()).toBe(next);
  await page.reload();
  expect(await untilAsked(page)).toBe(next);
  await context.close();
});

test('a browser that refuses to store anything says so, instead of calling itself full', async ({
  visitor,
}) => {
  const ana = await visitor();
  const refuse = (): void => {
    const no = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    IDBFactory.prototype.open = no;
    // A worker has none.
    if ('localStorage' in self) Object.defineProperty(self, 'localStorage', { get: no });
  };
  await ana.addInitScript(refuse);
  // Scripts for pages do not reach the worker that hosts the match.
  await ana.route(/host\.worker[^/]*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${refuse.toString()})();\n${await response.text()}` });
  });
  await ana.goto('#/storage');
  await ana.reload();
  await expect(
    ana.getByRole('alert').filter({ hasText: 'This browser refuses to store anything' }),
  ).toBeVisible();
  await begin(ana, '#/new/bellum');
  await expect(
    ana.getByRole('alert').filter({ hasText: 'the match will be lost when you close the page' }),
  ).toBeVisible();
  // The workshop still works, as long as its page is open.
  await ana.goto('#/workshop/bellum');
  await ana.getByRole('button', { name: 'From our pack' }).click();
  await expect(ana.getByRole('alert')).toHaveText(/could not save your changes\. Save the pack as a file/);
  await ana.getByLabel('Name', { exact: true }).fill('Mouse Hole');
  await ana.getByRole('link', { name: 'All packs' }).click();
  await ana.locator('.desk li a').click();
  await expect(ana.getByLabel('Name', { exact: true })).toHaveValue('Mouse Hole');
  expect((await downloaded(ana, 'Save as a file')).toString()).toContain('Mouse Hole');
  await ana.goto('#/storage');
  const all = await downloaded(ana, 'Save everything as one file');
  expect(JSON.parse(all.toString())).toMatchObject({ matches: [{}], packs: [{ game: 'bellum' }] });
});
