import { expect, type Page } from '@playwright/test';
import { Reroll } from '@triptych/games/bellum';
import { FastRng, type GameEvent } from '@triptych/kernel';
import type { Frame } from '@triptych/protocol';
import { qrPath } from '../src/network/qr.ts';
import { byKeyboard } from './hands.ts';
import { phase } from './phases.ts';
import { leaks, ScriptedPhone, Witness } from './phones.ts';
import { test } from './server.ts';
import { PHONE, untilAsked } from './table.ts';

const TELEVISION = { width: 1920, height: 1080 };
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
/** How many questions a real phone answers before its player continues without a page. */
const BY_HAND = 4;

/** Everything that a page is sent over its socket. */
function witnessOf(page: Page): Witness {
  const witness = new Witness();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame: Frame = JSON.parse(String(payload));
      witness.hear(frame);
    }),
  );
  return witness;
}

for (const game of ['bellum', 'xidit', 'xerxes']) {
  test(`${game}: a whole game with one television and four phones; the television never gets a secret`, async ({
    visitor,
    server,
  }) => {
    test.slow();
    const [television, real] = [await visitor(TELEVISION), await visitor(PHONE, true)];
    const seen = witnessOf(television);
    const phones = await Promise.all(NAMES.map((name) => ScriptedPhone.come(server.address, name)));
    const [ana, ben] = phones;
    const { table, key, link } = await ana.post<{ table: string; key: string; link: string }>('tables', {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    });

    await television.goto(`/#/tv/${table}/${key}`);
    for (const seat of [1, 2, 3])
      await expect(television.getByLabel(`QR code for seat ${seat + 1}`).locator('path')).toHaveAttribute(
        'd',
        qrPath(`${link}/${seat}`).path,
      );
    for (const [seat, phone] of phones.entries())
      if (seat > 0) await phone.post(`tables/${table}/commands`, { do: 'sit', seat }, key);
    await expect(television.getByRole('heading')).toContainText(NAMES);
    await Promise.all(phones.map((phone) => phone.open(game, table, key)));
    await ana.post(`tables/${table}/commands`, { do: 'start' }, key);

    // Ben has a real phone too: he signs it in by the link, and it shows only his hand.
    const device = await ben.post<{ link: string }>('me/device-link', {});
    await real.goto(`${device.link}/${table}`.replace(/^.*?(?=\/#)/, ''));
    await real.getByRole('button', { name: 'Continue here' }).click();
    await real.getByRole('button', { name: /^People/ }).click();
    await real.getByRole('button', { name: 'Show only my hand here' }).click();
    let byHand = 0;
    const rng = new FastRng(7);
    while (!phones.some((phone) => phone.over)) {
      const next = phones.find((phone) => phone.asked && (phone !== ben || byHand >= BY_HAND));
      if (next !== undefined) await next.answer(rng);
      else if (ben.asked && byHand < BY_HAND) {
        byHand++;
        await untilAsked(real);
        const { questionVersion } = ben.room?.state ?? {};
        await byKeyboard(real);
        // The answer given on one device shows on the other.
        await ben.until(() => !ben.asked || ben.room?.state.questionVersion !== questionVersion);
      } else await Promise.race(phones.map((phone) => phone.until(() => phone.asked || phone.over)));
    }
    expect(byHand).toBe(BY_HAND);
    await Promise.all(phones.map((phone) => phone.until(() => phone.over)));
    // It has shown every move of the game by then.
    await television.locator('main[data-idle="true"] [data-result]').waitFor({ timeout: 60_000 });
    await expect(television.getByRole('log')).toHaveCount(0);
    expect(
      await television
        .locator('button, a, input')
        .evaluateAll((all) => all.filter((one) => one.closest('[inert]') === null).length),
    ).toBe(0);

    const versions = [...seen.views.keys()];
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.at(-1)).toBe(ana.room?.state.questionVersion);
    for (const { viewer, question, sealed, undoable } of seen.states)
      expect({ viewer, question, sealed, undoable }).toEqual({
        viewer: 'spectator',
        question: null,
        sealed: null,
        undoable: 0,
      });
    let secrets = 0;
    for (const version of versions) {
      const views = phones.map(({ witness }) => witness.views.get(version));
      expect(leaks(seen.views.get(version), views), `version ${version}`).toEqual([]);
      // The same check must find secrets in a phone's view, or it proves nothing.
      secrets += leaks(views[0], views).length;
      for (const event of seen.events.get(version) ?? [])
        for (const { witness } of phones)
          expect(textsOf(witness.events.get(version) ?? [])).toContain(JSON.stringify(event));
    }
    expect(secrets).toBeGreaterThan(20);
    for (const phone of phones) phone.close();
  });
}

test('a great moment is written across the television', async ({ visitor, server }) => {
  const ana = await ScriptedPhone.come(server.address, 'Ana');
  // She takes the first seat, which may buy a round.
  const record = phase('bellum', 'reroll');
  const { table, key } = await ana.post<{ table: string; key: string }>('tables/continue', { record });
  await ana.open('bellum', table, key);
  const television = await visitor(TELEVISION, false, 'no-preference');
  await television.goto(`/#/tv/${table}/${key}`);
  await television.locator('main[data-idle="true"]').waitFor();
  await ana.give(Reroll.barrel);
  await expect(television.locator('.great-moment')).toHaveText(
    `${record.seats[0].name} buys a round: the captain rolls again.`,
  );
  ana.close();
});

function textsOf(events: readonly GameEvent[]): string[] {
  return events.map((event) => JSON.stringify(event));
}
