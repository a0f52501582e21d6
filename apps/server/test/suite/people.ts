import type { Archive, rest } from '@triptych/protocol';
import { matchesRecording } from '@triptych/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Accounts } from '../../people/accounts.ts';
import type { Server } from '../../serve.ts';
import { Guest, playOn } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

/** Guests, accounts, lists, rematches and finished matches. */
export function people(testDatabase: () => TestDatabase): void {
  describe('people', () => {
    let server: Server;
    beforeAll(async () => {
      server = await started(testDatabase());
    });
    afterAll(() => server.stop());

    const two = [{ kind: 'me' }, { kind: 'open' }];
    const names = new Map<string, number>();
    /** Account names are never released, and several tests share a database. */
    function fresh(name: string): string {
      names.set(name, (names.get(name) ?? 0) + 1);
      return `${name} ${names.get(name)} ${server.port}`;
    }

    it('a guest gets an HTTP-only cookie and a code that moves the seats to another device', async () => {
      const ana = new Guest(server.port, 'Ana');
      const { headers, body } = await ana.send<{ recovery: string }>('POST', '/guests', { name: 'Ana' });
      expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
      expect(body.recovery).toMatch(/^([2-9A-Z]{4}-){4}[2-9A-Z]{4}$/);
      const { table } = await ana.createTable({ seats: two });
      const phone = new Guest(server.port, 'phone');
      expect((await phone.send('POST', '/recover', { code: 'AAAA-AAAA-AAAA-AAAA-AAAA' })).status).toBe(401);
      const typed = body.recovery.toLowerCase().replaceAll('-', ' ');
      expect((await phone.send('POST', '/recover', { code: typed })).status).toBe(200);
      const player = await phone.sit(table);
      expect(player.viewer).toBe(0);
      await player.close();
      const { body: renewed } = await phone.send<{ recovery: string }>('POST', '/me/recovery');
      expect(
        (await new Guest(server.port, 'x').send('POST', '/recover', { code: body.recovery })).status,
      ).toBe(401);
      expect(
        (await new Guest(server.port, 'x').send('POST', '/recover', { code: renewed.recovery })).status,
      ).toBe(200);
    });

    it('an account lists its matches on every device', async () => {
      const name = fresh('Zoë');
      const ana = await Guest.come(server.port, 'Ana');
      const { table } = await ana.createTable({ seats: two });
      expect((await ana.send('POST', '/accounts', { name, password: 'long enough' })).status).toBe(201);
      const other = await Guest.come(server.port, 'Ben');
      expect(
        (await other.send('POST', '/accounts', { name: name.toUpperCase(), password: 'long enough' })).status,
      ).toBe(409);
      const laptop = new Guest(server.port, 'laptop');
      expect((await laptop.send('POST', '/login', { name, password: 'wrong' })).status).toBe(401);
      expect((await laptop.send('POST', '/login', { name: fresh('Nobody'), password: 'wrong' })).status).toBe(
        401,
      );
      expect((await laptop.send('POST', '/login', { name, password: 'long enough' })).status).toBe(200);
      expect((await laptop.send('GET', '/me')).body).toMatchObject({ name, kind: 'account', account: name });
      expect((await laptop.send<{ id: string }[]>('GET', '/me/tables')).body.map(({ id }) => id)).toEqual([
        table,
      ]);
      await laptop.send('POST', '/logout');
      expect((await laptop.send('GET', '/me')).body).toBeNull();
    });

    it('nobody gets an account whose name looks like another one', async () => {
      const name = fresh('Paco');
      const ana = await Guest.come(server.port, 'Ana');
      expect((await ana.send('POST', '/accounts', { name, password: 'long enough' })).status).toBe(201);
      const eve = await Guest.come(server.port, 'Eve');
      // Cyrillic letters.
      const alike = name.replace('Paco', 'Расо');
      const refused = await eve.send('POST', '/accounts', { name: alike, password: 'long enough' });
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'name-taken' } } });
      // Only one letter is Cyrillic.
      const mixed = name.replace('Paco', 'Pаcoo');
      expect(await eve.send('POST', '/accounts', { name: mixed, password: 'long enough' })).toMatchObject({
        status: 400,
        body: { error: { code: 'name-mixed' } },
      });
      // Accounts of earlier versions have no look yet.
      await server.registry.storage.db.updateTable('accounts').set({ look: null }).execute();
      await new Accounts(server.registry.storage).fillLooks();
      expect(await eve.send('POST', '/accounts', { name: alike, password: 'long enough' })).toMatchObject({
        status: 409,
      });
    });

    it('people with the same name, or one that looks like it, are told apart at a table', async () => {
      const [ana, eve, third] = await Promise.all(
        ['Ana', 'Аnа', 'ANA'].map((name) => Guest.come(server.port, name)),
      );
      const open = { kind: 'open' };
      const { table } = await ana.createTable({ seats: [{ kind: 'me' }, open, open], public: true });
      const player = await ana.sit(table);
      expect(await eve.command(table, { do: 'sit', seat: 1 })).toBe('ok');
      expect(await third.command(table, { do: 'chat', text: 'Am I Ana?' })).toBe('ok');
      expect(await third.command(table, { do: 'sit', seat: 2 })).toBe('ok');
      expect(await third.command(table, { do: 'chat', text: 'I am Ana' })).toBe('ok');
      await player.until(() => player.frames.some(({ chat }) => chat?.text === 'I am Ana'));
      expect(player.state.seats.map(({ name }) => name)).toEqual(['Ana', 'Аnа 2', 'ANA 3']);
      expect(player.frames.flatMap(({ chat }) => (chat === undefined ? [] : [chat.name]))).toEqual([
        'ANA 3',
        'ANA 3',
      ]);
      await player.close();
    });

    it('names that a host gives at a table get a number, too', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const { table } = await ana.createTable({
        game: 'xidit',
        seats: [
          { kind: 'bot', name: 'Аna' },
          { kind: 'here', name: 'Ben' },
          { kind: 'me' },
          { kind: 'open' },
          { kind: 'here', name: 'ben' },
        ],
      });
      const names = async (): Promise<readonly (string | undefined)[]> =>
        (await ana.send<rest.OneTable>('GET', `/tables/${table}`)).body.seats.map(({ name }) => name);
      expect(await names()).toEqual(['Аna 2', 'Ben', 'Ana', '', 'ben 2']);
      const bot = { do: 'replace', seat: 3, by: 'bot', name: 'BEN' };
      expect(await ana.command(table, bot)).toBe('ok');
      expect(await names()).toEqual(['Аna 2', 'Ben', 'Ana', 'BEN 3', 'ben 2']);
    });

    it('a password that others would guess is refused with the reason', async () => {
      const guest = await Guest.come(server.port, 'Ana');
      for (const [password, code] of [
        ['short', 'password-short'],
        ['P4ssw0rd!!', 'password-common'],
        ['Willibald7', 'password-name'],
      ]) {
        const refused = await guest.send('POST', '/accounts', { name: 'Willibald', password });
        expect(refused).toMatchObject({ status: 400, body: { error: { code } } });
      }
    });

    it('stores passwords and tokens only as hashes', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      await ana.send('POST', '/accounts', { name: fresh('Kim'), password: 'long enough' });
      const { db } = server.registry.storage;
      const rows = JSON.stringify([
        await db.selectFrom('accounts').selectAll().execute(),
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('people').selectAll().execute(),
      ]);
      expect(rows).toContain('$argon2id$');
      for (const secret of ['long enough', ana.cookie.split('=')[1], ana.recovery])
        expect(rows).not.toContain(secret);
    });

    it('public tables are listed while they wait or run, private ones never', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const open = await ana.createTable({ seats: two, public: true });
      const hidden = await ana.createTable({ seats: two });
      const listed = async (): Promise<string[]> =>
        (await new Guest(server.port, '').send<{ id: string }[]>('GET', '/tables')).body.map(({ id }) => id);
      expect(await listed()).toContain(open.table);
      expect(await listed()).not.toContain(hidden.table);
      const ben = await Guest.come(server.port, 'Ben');
      expect(await ben.command(open.table, { do: 'sit', seat: 1 })).toBe('ok');
      await server.registry.upToDate();
      const { body } = await ben.send<{ seats: unknown[] }>('GET', `/tables/${open.table}`);
      expect(body.seats).toEqual([
        { kind: 'person', name: 'Ana' },
        { kind: 'person', name: 'Ben' },
      ]);
      expect(open.link).toBe(`http://127.0.0.1:${server.port}/t/${open.table}#${open.key}`);
      expect(await ana.command(open.table, { do: 'close' })).toBe('ok');
      await server.registry.upToDate();
      expect(await listed()).not.toContain(open.table);
    });

    it('a finished match can be exported, imported, deleted and followed by a rematch', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const ben = await Guest.come(server.port, 'Ben');
      const { table, key } = await ana.createTable({ seats: two });
      await ben.command(table, { do: 'sit', seat: 1 }, key);
      const players = [await ana.sit(table), await ben.sit(table)];
      await players[0].say({ do: 'start' });
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      expect((await ana.send('GET', `/tables/${table}/export`)).status).toBe(403);
      expect((await ana.send('DELETE', `/tables/${table}`)).status).toBe(403);
      expect((await ana.send('POST', `/tables/${table}/rematch`)).status).toBe(403);
      await playOn(players);
      const { body: archive } = await ben.send<Archive>('GET', `/tables/${table}/export`);

      const [first, second] = await Promise.all(
        [ana, ben].map((who) => who.send<{ table: string }>('POST', `/tables/${table}/rematch`)),
      );
      expect(first.body.table).toBe(second.body.table);
      await players[1].until(() => players[1].state.rematch === first.body.table);
      const again = await ben.sit(first.body.table);
      expect(again.state.seats.map(({ name }) => name)).toEqual(['Ana', 'Ben']);

      const eve = await Guest.come(server.port, 'Eve');
      const imported = await eve.send<{ table: string }>('POST', '/tables/import', archive);
      expect(imported.status).toBe(201);
      const exported = await eve.send<Archive>('GET', `/tables/${imported.body.table}/export`);
      expect({ ...exported.body, recordings: [] }).toEqual({ ...archive, recordings: [] });
      const game = await server.registry.catalog.game('bellum', archive.record.pack.hash);
      expect(game === null ? null : matchesRecording(game, exported.body)).toBe(true);
      const { outcome, record } = archive;
      const bent: [object, string][] = [
        [{ outcome: { ...outcome, ranking: outcome.ranking.toReversed() } }, 'not-true'],
        [{ record: { ...record, rules: 99 } }, 'other-rules'],
        [{ record: { ...record, game: 'chess' } }, 'no-such-game'],
        [
          { record: { ...record, options: { ...record.options, ['x'.repeat(1000)]: 'x' } } },
          'no-such-option',
        ],
        [{ record: { ...record, pack: { ...record.pack, hash: 'x' } }, content: undefined }, 'no-such-pack'],
        [{ record: { ...record, pack: { ...record.pack, name: '\u200B' } } }, 'no-such-pack'],
        [{ parts: null }, 'bad-request'],
      ];
      for (const [change, code] of bent)
        expect((await eve.send('POST', '/tables/import', { ...archive, ...change })).body).toMatchObject({
          error: { code },
        });
      // Nothing in the file except the answers is shown to anybody.
      const noise = 'x'.repeat(1000);
      const noisy = {
        ...archive,
        noise,
        ended: 9e15,
        record: {
          ...record,
          seats: record.seats.map((seat) => ({ ...seat, name: noise })),
          log: record.log.map((entry) => ({ ...entry, at: 9e15 })),
        },
        recordings: [
          {
            viewer: 0,
            createdAt: 0,
            first: { noise },
            messages: [[1, 2, 0, [], { chat: { at: 0, seat: null, name: noise, text: noise } }]],
          },
        ],
      };
      const quiet = await eve.send<{ table: string }>('POST', '/tables/import', noisy);
      expect(quiet.status).toBe(201);
      const shown = await eve.send<Archive>('GET', `/tables/${quiet.body.table}/export`);
      expect(JSON.stringify(shown.body)).not.toContain(noise);
      const dates = shown.body.record.log.map(({ at = 0 }) => at);
      expect(Math.max(shown.body.ended, ...dates)).toBeLessThanOrEqual(Date.now());
      expect(shown.body.record.seats.map(({ name }) => name)).toEqual(['1', '2']);

      expect((await ben.send('DELETE', `/tables/${table}`)).status).toBe(403);
      // The host's own lists forget it; for the opponent nothing changes.
      const seen = async (who: Guest): Promise<readonly unknown[]> => {
        const tables = await who.send<{ id: string }[]>('GET', '/me/tables');
        const results = await who.send<unknown[]>('GET', '/me/results');
        return [tables.body.some(({ id }) => id === table), results.body.length];
      };
      expect([await seen(ana), await seen(ben)]).toEqual([
        [true, 1],
        [true, 1],
      ]);
      expect((await ana.send('DELETE', `/tables/${table}`)).status).toBe(200);
      expect([await seen(ana), await seen(ben)]).toEqual([
        [false, 0],
        [true, 1],
      ]);
      expect((await ben.send('GET', `/tables/${table}/export`)).body).toEqual(archive);
      // Once nobody else remembers it, it is deleted for good.
      expect((await ben.send('PUT', `/me/tables/${table}`, { shown: 'forgotten' })).status).toBe(200);
      const gone = players[1].next((frame) => frame.gone === true);
      expect((await ana.send('DELETE', `/tables/${table}`)).status).toBe(200);
      await gone;
      expect((await ana.send('GET', `/tables/${table}/export`)).status).toBe(404);
      for (const player of [...players, again]) await player.close();
    });
  });
}
