import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { gather } from './network-play.ts';
import { test } from './server.ts';
import { atRest } from './table.ts';

/** The restart in five minutes, as readers of each language are told. */
const RESTART = {
  de: 'Der Server startet in 5 Minuten neu. Eure Partie geht danach einfach weiter.',
  pl: 'Za 5 minut serwer uruchomi się ponownie. Potem po prostu gracie dalej.',
  fr: 'Le serveur redémarre dans 5 minutes. Votre partie reprendra aussitôt après.',
};

test('the printed link makes an administrator, who tells every match and television of a restart, and bans', async ({
  visitor,
  server,
  browser,
}) => {
  test.slow();
  const [ada, ana, ben] = [await visitor(), await visitor(), await visitor()];
  await gather(ana, ben);
  const table = new URL(ana.url()).hash.replace('#/table', '#/tv');
  const televisions = await Promise.all(
    Object.keys(RESTART).map(async (locale) => {
      const context = await browser.newContext({ baseURL: server.address, locale, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(`/${table}`);
      await atRest(page);
      return page;
    }),
  );

  await expect.poll(() => server.adminPath).not.toBe('');
  await ada.goto(server.adminPath);
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Administer this server' }).click();
  await expect(ada.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(ada.getByText(/running: 1/)).toBeVisible();
  await ada.getByRole('button', { name: 'Restart in 5 minutes' }).click();
  await expect(ana.getByText('The server restarts in 5 minutes.')).toBeVisible();
  for (const [at, text] of Object.values(RESTART).entries())
    await expect(televisions[at].getByText(text)).toBeVisible();
  await Promise.all(televisions.map((page) => page.context().close()));

  await ada.getByLabel('In your own words').fill('<i>Cake</i> in the kitchen');
  await ada.getByRole('button', { name: 'Announce', exact: true }).click();
  await expect(ana.getByText('<i>Cake</i> in the kitchen')).toBeVisible();
  await ada.getByRole('button', { name: 'End the announcement' }).click();
  await expect(ana.getByText('Cake')).toBeHidden();

  await ada.getByRole('button', { name: 'Back up now' }).click();
  // A separate process restores it and reads everything in it.
  await expect(ada.getByText(/Written and checked/)).toBeVisible({ timeout: 120_000 });
  const people = ada.locator('section').filter({ has: ada.getByRole('heading', { name: 'People' }) });
  const row = people.getByRole('listitem').filter({ hasText: 'Ben' });
  await row.getByRole('button', { name: 'Lock out' }).click();
  await row.getByRole('button', { name: 'Really?' }).click();
  await expect(row.getByRole('button', { name: 'Let in again' })).toBeVisible();
  expect(await (await ben.request.get('/api/me')).json()).toBeNull();

  // Ana takes her data along and is forgotten.
  await ana.goto('/#/you');
  const saving = ana.waitForEvent('download');
  await ana.getByRole('button', { name: 'Download my data' }).click();
  const data: unknown = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(data).toMatchObject({ person: { name: 'Ana' }, tables: [{ mine: [0] }] });
  await ana.getByRole('button', { name: 'Delete everything about me' }).click();
  await ana.getByRole('button', { name: 'Really?' }).click();
  await expect(ana.getByText('Everything about you has been deleted.')).toBeVisible();
});

test('a page of a different version than the server’s asks for a reload; a television reloads by itself', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor()];
  await gather(ana, ben);
  const table = new URL(ana.url()).hash;
  // The same page, from a server that now serves a different one.
  const television = await visitor();
  for (const page of [ana, television])
    await page.routeWebSocket(/api\/socket/, (socket) => {
      const upstream = socket.connectToServer();
      upstream.onMessage((message) =>
        socket.send(String(message).replace(/"page":"[^"]*"/, '"page":"newer.js"')),
      );
    });
  await ana.reload();
  await expect(ana.getByText('The server has a new version.')).toBeVisible();
  await Promise.all([ana.waitForEvent('load'), ana.getByRole('button', { name: 'Reload' }).click()]);
  const loaded = television.waitForEvent('load');
  await television.goto(`/${table.replace('#/table', '#/tv')}`);
  await loaded;
  // Only once, although the page still differs.
  await atRest(television);
  expect(await television.evaluate(() => sessionStorage.getItem('triptych-reloaded-for'))).toBe('newer.js');
});
