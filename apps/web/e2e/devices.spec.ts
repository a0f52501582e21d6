import { expect } from '@playwright/test';
import { FastRng } from '@triptych/kernel';
import { GAMES } from './games.ts';
import { answer, begin, createTable, gather, join } from './network-play.ts';
import { ScriptedPhone } from './phones.ts';
import { test } from './server.ts';
import { atRest, PHONE, setLanguage, untilAsked } from './table.ts';

/** Two minutes are long for a test. */
test.use({ awayAfter: 2 });

test('a player continues on another device, confirmed by the old one, or by others once it is gone', async ({
  visitor,
}) => {
  const [ana, ben, phone] = [await visitor(), await visitor(), await visitor(PHONE, true)];
  const stranger = await visitor(PHONE, true);
  const link = await createTable(ana);
  await join(ben, link, 'Ben');
  await begin(ana, ben);
  await answer(ana);
  await untilAsked(ben);

  // The phone is borrowed from Zoe, who has her own name here.
  await phone.request.post('/api/guests', { data: { name: 'Zoe' } });
  for (const claimant of [stranger, phone]) {
    await claimant.goto(link);
    await atRest(claimant);
    await expect(claimant.getByText('You are watching')).toBeVisible();
    await claimant.getByRole('button', { name: /^People/ }).click();
    await claimant.getByText('Already playing here?').click();
    await claimant.getByRole('button', { name: 'I’m Ben, now on this device' }).click();
    await expect(claimant.getByText('Your other device must confirm that you are Ben.')).toBeVisible();
    // Ben is there: only he can let somebody see his hand.
    await expect(ben.getByRole('button', { name: 'Yes, let them in' })).toBeVisible();
    await expect(ana.getByText('Only Ben’s own device can confirm that.')).toBeVisible();
    await expect(ana.getByRole('button', { name: 'Yes, let them in' })).toHaveCount(0);
    if (claimant === phone) break;
    await ana.getByRole('button', { name: 'No', exact: true }).click();
    await expect(stranger.getByText('The others say you are not Ben.')).toBeVisible();
    await stranger.context().close();
  }
  await expect(ana.getByText('Someone says: “I’m Ben, now on another device.”')).toBeVisible();
  // Ben's computer is gone for good.
  await ben.context().close();
  await ana.getByRole('button', { name: 'Yes, let them in' }).click();
  // Nothing covers the board that it was waiting for.
  await expect(phone.locator('main')).toHaveAttribute('data-asked', 'castle');
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(phone.getByText('You are watching')).toHaveCount(0);
  await answer(phone);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', 'goblins');
  await expect(phone.locator('main')).toHaveAttribute('data-asked', 'goblins');

  // A device that is offline for a moment keeps the seat.
  await phone.context().setOffline(true);
  await expect(phone.getByText('Connection lost')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.locator('main')).toHaveAttribute('data-asked', 'goblins');

  await ana.getByRole('button', { name: /^People/ }).click();
  const people = ana.getByRole('dialog', { name: 'People' });
  await expect(people.getByText('also on another device')).toBeVisible();
  await people.getByRole('button', { name: 'Sign out Ben’s other devices' }).click();
  await expect(phone.getByText('You are watching')).toBeVisible();
  await expect(phone.locator('main')).toHaveAttribute('data-asked', '');
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: 'Zoe' })).toBeVisible();
});

test('a code works at once: two devices hold one seat, and an answer on one shows on the other', async ({
  visitor,
}) => {
  const [ana, ben, phone] = [await visitor(), await visitor(), await visitor(PHONE, true)];
  await gather(ana, ben);
  await ana.getByRole('button', { name: /^People/ }).click();
  await ana.getByRole('button', { name: 'Show a code' }).click();
  await expect(ana.getByLabel('QR code for your other device')).toBeVisible();
  const link = await ana.getByLabel('Link for your other device').inputValue();
  await ana.keyboard.press('Escape');
  const path = link.replace(/^.*?(?=\/#)/, '');
  await phone.goto(path);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.locator('main')).toHaveAttribute('data-asked', 'castle');
  await answer(phone);
  await expect(ana.locator('main')).toHaveAttribute('data-asked', '');
  await answer(ben);
  for (const page of [ana, phone])
    await expect(page.locator('main')).toHaveAttribute('data-asked', 'goblins');

  // The code has been used.
  await ben.goto(path);
  await expect(ben.getByText('This browser currently belongs to Ben.')).toBeVisible();
  await ben.getByRole('button', { name: 'Continue here' }).click();
  await expect(ben.getByRole('alert')).toContainText('This link has been used or has expired.');
});

test('a code on the television keeps a seat; the link is shared by the phone’s own sheet', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(PHONE, true), await visitor(PHONE, true)];
  // Desktop Chromium has no share sheet: this stand-in records what it is given.
  await ana.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) });
  });
  await ana.reload();
  const link = await createTable(ana);
  await ana.getByRole('button', { name: 'Share link' }).click();
  expect(await ana.evaluate(() => 'shared' in window && window.shared)).toEqual([
    { title: 'Triptych', text: 'Come and play Bellum Magica with us!', url: link },
  ]);
  await ben.goto(`${link}/1`);
  await expect(ben.getByText('Seat 2 is reserved for whoever scans the code.')).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(ana.getByRole('heading', { name: 'Ben' })).toBeVisible();
});

test('the chat stays open during play; quick phrases appear in each reader’s language', async ({
  visitor,
}) => {
  const [ana, ben] = [await visitor(), await visitor(PHONE)];
  await gather(ana, ben);
  await setLanguage(ben, 'de');
  await ana.getByRole('button', { name: 'Chat' }).click();
  const chat = ana.getByRole('dialog', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Good luck!' }).click();
  await expect(chat.getByRole('log')).toContainText('Good luck!');
  // It locks nothing: the castle is chosen with the mouse while the chat is open.
  await ana.locator('main [data-choice]').first().click();
  await ana.locator('main [data-action].main').click();
  await expect(ben.locator('main')).toHaveAttribute('data-asked', 'castle');
  await expect(chat).toBeVisible();
  await ben.getByRole('button', { name: /^Chat/ }).click();
  await expect(ben.getByRole('log', { name: 'Chat' })).toContainText('Viel Glück!');
  await chat.getByRole('button', { name: 'Close the chat' }).click();
  await expect(chat).toHaveCount(0);
});

test('every screen tells spectators that they are watching, and gives them no seat', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor()];
  const link = await createTable(ana);
  await join(ben, link, 'Ben');
  await begin(ana, ben);
  for (const page of [ana, ben, ana, ben]) await answer(page);
  for (const size of [
    PHONE,
    { width: 740, height: 360 },
    { width: 1366, height: 650 },
    { width: 2560, height: 1440 },
  ]) {
    const eve = await visitor(size);
    await eve.goto(link);
    await atRest(eve);
    await expect(eve.getByText('You are watching')).toBeInViewport();
    await expect(eve.getByRole('region', { name: /[Yy]our/ })).toHaveCount(0);
    expect(await eve.locator('main').textContent()).not.toMatch(/\byou(r|rs)?\b(?! are watching)/i);
    await eve.context().close();
  }
});

test('no board calls anything the spectator’s own, on screen, to a screen reader or as text', async ({
  visitor,
  server,
}) => {
  const eve = await visitor();
  const rng = new FastRng(5);
  for (const game of GAMES) {
    const [ana, ben] = [
      await ScriptedPhone.come(server.address, 'Ana'),
      await ScriptedPhone.come(server.address, 'Ben'),
    ];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }];
    const { table, key } = await ana.post<{ table: string; key: string }>('tables', { game, seats });
    await ben.post(`tables/${table}/commands`, { do: 'sit', seat: 1 }, key);
    for (const phone of [ana, ben]) await phone.open(game, table, key);
    await ana.post(`tables/${table}/commands`, { do: 'start' }, key);
    for (let answers = 0; answers < 16; answers++) {
      await Promise.race([ana, ben].map((phone) => phone.until(() => phone.asked)));
      await (ana.asked ? ana : ben).answer(rng);
    }
    await eve.goto(`/#/table/${table}/${key}`);
    await atRest(eve);
    await eve.keyboard.press('t');
    await eve.getByRole('dialog').waitFor();
    const said = await eve.evaluate(() =>
      [...document.querySelectorAll('main *, dialog *')]
        .filter((element) => element.closest('[inert]') === null)
        .flatMap((element) => [
          element.getAttribute('aria-label') ?? '',
          ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ]),
    );
    expect(said.length, game).toBeGreaterThan(100);
    const own = said.filter((text) => /\byou(r|rs)?\b/i.test(text) && !text.includes('You are watching'));
    expect(own, game).toEqual([]);
    for (const phone of [ana, ben]) phone.close();
  }
});
