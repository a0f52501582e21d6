import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { rest } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { BACKED_UP, restore } from '../../backup.ts';
import { Admins } from '../../administration/admins.ts';
import { inspectBackup } from '../../salvage/index.ts';
import { openStorage } from '../../storage/index.ts';
import { Feed } from '../feed.ts';
import { Guest, Player, playOn } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';
import { playing, TwoServers } from '../two-servers.ts';

/** What administrators see and do, possibly across several processes. */
export function administration(testDatabase: () => TestDatabase): void {
  describe('administration', () => {
    const servers = new TwoServers(testDatabase);

    async function administrator(): Promise<Guest> {
      const ada = await Guest.come(servers.server.port, 'Ada');
      const token = await new Admins(servers.server.registry.storage).link();
      expect((await ada.send('POST', '/admin/claim', { token })).status).toBe(200);
      return ada;
    }

    it('a printed link makes one administrator, once; nobody else gets in', async () => {
      const first = await servers.server.firstAdminLink();
      const [ada, eve] = [
        await Guest.come(servers.server.port, 'Ada'),
        await Guest.come(servers.server.port, 'Eve'),
      ];
      const overview = '/admin/overview';
      expect((await ada.send('GET', overview)).status).toBe(403);
      expect((await new Guest(servers.server.port, 'nobody').send('GET', overview)).status).toBe(401);
      expect((await eve.send('POST', '/admin/claim', { token: `${first}x` })).status).toBe(401);
      expect((await ada.send('POST', '/admin/claim', { token: first })).status).toBe(200);
      expect((await eve.send('POST', '/admin/claim', { token: first })).status).toBe(401);
      expect(await servers.server.firstAdminLink()).toBeNull();
      expect((await ada.send<{ admin?: boolean }>('GET', '/me')).body.admin).toBe(true);
      expect((await eve.send<{ admin?: boolean }>('GET', '/me')).body.admin).toBeUndefined();
      const { body } = await ada.send<rest.Overview>('GET', overview);
      expect(body.people['guest']).toBeGreaterThanOrEqual(2);
      expect(body.bytes).toBeGreaterThan(10_000);
      expect(body.process.memory).toBeGreaterThan(1_000_000);
      // Every address of the administration refuses everybody else.
      for (const [method, path] of [
        ['GET', '/tables'],
        ['GET', '/people'],
        ['POST', '/tables/x/close'],
        ['DELETE', '/tables/x'],
        ['GET', '/tables/x/export'],
        ['PUT', '/people/x'],
        ['DELETE', '/people/x'],
        ['GET', '/people/x/export'],
        ['PUT', '/announcement'],
        ['PUT', '/retention'],
        ['POST', '/backup'],
      ] as const) {
        const sent = { banned: true, announcement: null, keepDays: 1 };
        const { status } = await eve.send(method, `/admin${path}`, method === 'GET' ? undefined : sent);
        expect([path, status]).toEqual([path, 403]);
      }
    });

    it('finds, exports, closes and deletes tables', async () => {
      const ada = await administrator();
      const [ana, ben] = [
        await Guest.come(servers.server.port, 'Ana%_'),
        await Guest.come(servers.server.port, 'Ben'),
      ];
      const { table, players } = await playing(ana, ben);
      const find = async (text: string) => {
        const path = `/admin/tables?find=${encodeURIComponent(text)}`;
        const { body } = await ada.send<rest.AdminTable[]>('GET', path);
        return body.map(({ id }) => id);
      };
      expect(await find('ana%_')).toEqual([table]);
      expect(await find('ana%x')).toEqual([]);
      const exported = await ada.send<{ format: string; entries: unknown[] }>(
        'GET',
        `/admin/tables/${table}/export`,
      );
      expect(exported.body.format).toBe('triptych-log-1');
      expect(exported.body.entries.length).toBeGreaterThan(2);
      expect((await ada.send('POST', `/admin/tables/${table}/close`, {})).status).toBe(200);
      await players[1].until(() => players[1].state.status === 'closed');
      expect((await ada.send('DELETE', `/admin/tables/${table}`)).status).toBe(200);
      await players[1].until(() => players[1].frames.some((frame) => 'gone' in frame && frame.gone === true));
      expect(await find(table)).toEqual([]);
      expect((await ada.send('DELETE', `/admin/tables/${table}`)).status).toBe(404);
    });

    it('an announcement reaches every match and page at once, and later visitors, but no one after its end', async () => {
      const ada = await administrator();
      const ana = await Guest.come(servers.other.port, 'Ana');
      const { table, key } = await ana.createTable({
        seats: [{ kind: 'me' }, { kind: 'bot' }],
        public: true,
      });
      const there = await ana.sit(table);
      const watching = await (await Guest.come(servers.server.port, 'Wim')).sit(table, { key });
      const feed = await Feed.open(ana);
      const at = Date.now() + 300_000;
      const told = { kind: 'restart' as const, at };
      expect((await ada.send('PUT', '/admin/announcement', { announcement: told })).status).toBe(200);
      const heard = (player: Player) =>
        player.frames.flatMap((frame) => ('site' in frame ? [frame.site?.announcement ?? null] : []));
      await there.until(() => heard(there).at(-1) !== null);
      await watching.until(() => heard(watching).at(-1) !== null);
      expect([heard(there).at(-1), heard(watching).at(-1)]).toEqual([told, told]);
      await feed.until(() => feed.frames.some((frame) => frame.site?.announcement != null));
      const late = await (await Guest.come(servers.other.port, 'Lea')).sit(table, { key });
      expect(heard(late).at(-1)).toEqual(told);

      const words = { kind: 'text' as const, text: '<b>Servus</b>' };
      await ada.send('PUT', '/admin/announcement', { announcement: words });
      await late.until(() => JSON.stringify(heard(late).at(-1)) === JSON.stringify(words));
      expect(
        (await ada.send('PUT', '/admin/announcement', { announcement: { kind: 'text', text: ' ' } })).status,
      ).toBe(400);
      await ada.send('PUT', '/admin/announcement', { announcement: null });
      await late.until(() => heard(late).at(-1) === null);
    });

    it('the announcement of a restart disappears once the server has restarted', async () => {
      const ada = await administrator();
      const soon = { kind: 'restart' as const, at: Date.now() + 1000 };
      await ada.send('PUT', '/admin/announcement', { announcement: soon });
      await servers.restart();
      const { body } = await ada.at(servers.server.port).send<rest.Overview>('GET', '/admin/overview');
      expect(body.announcement).toBeNull();
    });

    it('a banned person is cut off everywhere, with their programs, until they are let in again', async () => {
      const ada = await administrator();
      const eve = await Guest.come(servers.other.port, 'Eve');
      const program = await eve.send<{ token: string }>('POST', '/me/programs', { name: 'Robot' });
      const robot = new Guest(servers.other.port, 'Robot');
      robot.token = program.body.token;
      const { table } = await eve.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
      const sockets = [await eve.sit(table), await robot.sit(table, { key: 'x' })];
      const { body } = await ada.send<rest.AdminPerson[]>('GET', '/admin/people?find=eve');
      const { id } = body[0];
      const closed = Promise.all(
        sockets.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))),
      );
      expect((await ada.send('PUT', `/admin/people/${id}`, { banned: true })).status).toBe(200);
      await closed;
      expect((await eve.send('GET', '/me')).body).toBeNull();
      expect((await robot.send('GET', '/me')).body).toBeNull();
      const recovery = { code: eve.recovery };
      expect((await new Guest(servers.other.port, '').send('POST', '/recover', recovery)).status).toBe(403);
      expect((await ada.send('PUT', `/admin/people/${id}`, { banned: false })).status).toBe(200);
      expect((await eve.send<rest.Me>('GET', '/me')).body.name).toBe('Eve');
      expect((await ada.send('PUT', '/admin/people/nobody', { banned: true })).status).toBe(404);
      const me = await ada.send<rest.AdminPerson[]>('GET', '/admin/people?find=ada');
      const own = me.body.filter(({ admin }) => admin).map((one) => one.id);
      const answers = await Promise.all(
        own.map(async (one) => (await ada.send('PUT', `/admin/people/${one}`, { banned: true })).status),
      );
      expect(answers).toContain(403);
    });

    it('a backup made under load restores to what was stored, is checked, and old ones are deleted', async () => {
      const ada = await administrator();
      const [ana, ben] = [
        await Guest.come(servers.server.port, 'Ana'),
        await Guest.come(servers.other.port, 'Ben'),
      ];
      const { table, players } = await playing(ana, ben);
      const before = players[0].state.questionVersion;
      const [backup] = await Promise.all([
        ada.send<{ name: string }>('POST', '/admin/backup', {}),
        playOn(players, 30),
      ]);
      expect(backup.status).toBe(200);
      const { folder } = testDatabase().settings().backups;
      const file = join(folder, backup.body.name);
      const found = await inspectBackup(file);
      expect(found).toMatchObject({ isDatabase: true, cut: [], lost: [], unreadable: 0 });

      const place = await testDatabase().another();
      const storage = await openStorage(place, 'restoring');
      expect(await restore(storage, file)).toBeGreaterThan(BACKED_UP.length);
      await storage.close();
      const again = await started(testDatabase(), place);
      const back = await ben.at(again.port).sit(table);
      expect(back.state.status).toBe('running');
      expect(back.state.questionVersion).toBeGreaterThanOrEqual(before);
      await again.stop();

      // A damaged backup is recognized.
      const bytes = readFileSync(file);
      bytes[Math.floor(bytes.length / 2)] ^= 255;
      writeFileSync(`${file}.damaged`, bytes);
      expect(await inspectBackup(`${file}.damaged`)).toBe('not-a-backup');

      for (let copies = 0; copies < 3; copies++) await ada.send('POST', '/admin/backup', {});
      const { body } = await ada.send<rest.Overview>('GET', '/admin/overview');
      expect(body.backups.stored).toHaveLength(testDatabase().settings().backups.keep);
      expect(body.backups.problem).toBeNull();
    });

    it('the retention that administrators set applies in every process', async () => {
      const ada = await administrator();
      expect((await ada.send('PUT', '/admin/retention', { keepDays: 30 })).status).toBe(200);
      const days = async () =>
        (await ada.at(servers.other.port).send<rest.Overview>('GET', '/admin/overview')).body.keepDays;
      await expect.poll(days, { timeout: 10_000 }).toBe(30);
      await ada.send('PUT', '/admin/retention', { keepDays: 0 });
    });
  });
}
