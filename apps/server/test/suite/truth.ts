import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellum } from '@triptych/games/bellum';
import type { GameModule } from '@triptych/kernel';
import type { Archive } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTable, deleteTable, listTables, tidy } from '../../admin.ts';
import { backUp, restore } from '../../backup.ts';
import type { Server } from '../../serve.ts';
import { openStorage } from '../../storage/index.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { Guest, type Player, playOn } from '../guest.ts';
import { type TestDatabase, started } from '../test-server.ts';

const DAY = 24 * 3600 * 1000;
/** The same game with a new rules number, as if its rules had changed. */
const newer: GameModule = {
  ...bellum,
  open: (pack: never) => ({ ...bellum.open(pack), rules: bellum.open(pack).rules + 1 }),
} as GameModule;

/** Stored data, and what can happen to it. */
export function truth(testDatabase: () => TestDatabase): void {
  describe('storage', () => {
    let server: Server;
    let folder: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'triptych-'));
      server = await started(testDatabase());
    });
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    async function alone(
      most: number,
      request: object = {},
    ): Promise<{ table: string; key: string; player: Player }> {
      const ana = await Guest.come(server.port, 'Ana');
      const { table, key } = await ana.createTable({
        seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
        ...request,
      });
      const player = await ana.sit(table);
      await player.say({ do: 'start' });
      await player.until(() => player.state.status === 'running');
      await playOn([player], most);
      // The bots answer until it is the person's turn again.
      await player.until(
        () =>
          player.state.status === 'over' || (player.state.question !== null && player.state.sealed === null),
      );
      return { table, key, player };
    }

    async function restarted(games: readonly GameModule[]): Promise<void> {
      await server.stop();
      server = await started(testDatabase(), {}, { games });
    }

    it('a finished match is small and no longer needs its entries', async () => {
      const { table, player } = await alone(2000);
      await player.close();
      await server.registry.upToDate();
      const { db } = server.registry.storage;
      // As if the process had died before the archive was written.
      await db.deleteFrom('archives').where('table_id', '=', table).execute();
      await server.registry.reindexStaleTables();
      const { body } = await db
        .selectFrom('archives')
        .select('body')
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      expect(body.length).toBeLessThan(50_000);
      expect((await tidy(server.registry, 0, Date.now())).compacted).toBe(0);
      expect((await tidy(server.registry, 0, Date.now() + 2 * DAY)).compacted).toBeGreaterThan(0);
      expect(await server.registry.load(table, 0)).toEqual([]);
      expect((await player.guest.send('GET', `/tables/${table}/export`)).status).toBe(200);
      expect(await player.guest.command(table, { do: 'chat', text: 'hm' })).toBe('archived');
    });

    it('clocks: a bot stands in for somebody out of time', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      const ben = await Guest.come(server.port, 'Ben');
      const { table } = await ana.createTable({
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: true,
        timeControl: { kind: 'live', bank: 10_000, increment: 0 },
        options: { castles: 'chosen', first: '1' },
      });
      await ben.command(table, { do: 'sit', seat: 1 });
      const player = await ben.sit(table);
      // Clocks use the times of entries: a start long ago leaves no time.
      const opened = await server.registry.open(table);
      if (!opened.ok) throw new Error(opened.code);
      const { live } = opened;
      const started = live.table.check(
        { do: 'start', part: null },
        { from: 'person', id: live.table.config.host, name: 'Ana' },
        Date.now(),
      );
      if (!started.ok || started.entry === null) throw new Error('not started');
      const entry = { ...started.entry, at: Date.now() - 9_700 };
      const [stored] = await server.registry.storage.append([
        { table_id: table, number: live.table.entries + 1, body: JSON.stringify(entry) },
      ]);
      expect(stored).toBe(true);
      await live.catchUp();
      await player.until(() => player.state.seats[0].away === 'time-out');
      await player.until(() => player.state.question !== null);
      const record = live.table.record;
      expect(record?.log.at(0)).toMatchObject({ seat: 0, by: 'time-out' });
      await player.close();
    });

    it('lists show everything acknowledged', async () => {
      const [ana, ben] = [await Guest.come(server.port, 'Ana'), await Guest.come(server.port, 'Ben')];
      for (let round = 0; round < 10; round++) {
        const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
        expect(await ben.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
        const mine = await ben.send<{ id: string }[]>('GET', '/me/tables');
        expect(mine.body.map(({ id }) => id)).toContain(table);
        expect(await ana.command(table, { do: 'start' })).toBe('ok');
        expect((await ana.send('DELETE', `/tables/${table}`)).status).toBe(403);
        const listed = await ben.send<{ status: string }>('GET', `/tables/${table}`);
        expect(listed.body.status).toBe('running');
      }
    });

    it('somebody who disconnects while sitting down is not left at the table', async () => {
      const ana = await Guest.come(server.port, 'Ana');
      for (let round = 0; round < 10; round++) {
        const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
        const ben = await Guest.come(server.port, 'Ben');
        const going = await ben.sit(table, { key });
        const watching = await ana.sit(table);
        going.raw({ id: 'x', do: 'sit', seat: 1 });
        going.socket.close();
        const live = server.registry.inMemory.get(table);
        await watching.until(() => live?.table.seats[1].player.kind === 'person');
        await watching.until(() => live?.listeners.size === 1);
        expect(live?.attendance.present).toEqual([0]);
        await watching.close();
      }
    });

    it('an admin lists, closes and deletes tables', async () => {
      const { table, player } = await alone(2);
      const row = (await listTables(server.registry, 'running')).find(({ id }) => id === table);
      expect(row).toMatchObject({ game: 'bellum', status: 'running' });
      expect(await closeTable(server.registry, table)).toBe(true);
      await player.until(() => player.state.status === 'closed');
      expect(await closeTable(server.registry, table)).toBe(false);
      expect(await deleteTable(server.registry, table)).toBe(true);
      expect(await deleteTable(server.registry, table)).toBe(false);
      expect(await server.registry.load(table, 0)).toEqual([]);
      await player.close();
    });

    it('retention deletes tables older than the setting', async () => {
      const { table, player } = await alone(2);
      await player.close();
      await tidy(server.registry, 30, Date.now() + 20 * DAY);
      expect(await server.registry.open(table)).toMatchObject({ ok: true });
      await tidy(server.registry, 30, Date.now() + 40 * DAY);
      expect(await server.registry.open(table)).toMatchObject({ ok: false, code: 'no-such-table' });
    });

    it('a backup made while running restores everything, into either database', async () => {
      const { table, player } = await alone(6);
      const file = join(folder, 'backup.gz');
      const rows = await backUp(server.registry.storage, file);
      expect(await restore(server.registry.storage, file)).toBe('not-empty');
      const other = await openSqlite(join(folder, 'restored.db'), 'other');
      expect(await restore(other, file)).toBe(rows);
      expect(await other.load(table, 0)).toEqual(await server.registry.storage.load(table, 0));
      const again = join(folder, 'again.gz');
      expect(await backUp(other, again)).toBe(rows);
      expect(statSync(again).size).toBeGreaterThan(100);
      await other.close();
      // And back from the file into a database of the original kind.
      const third = await openStorage(await testDatabase().another(), 'third');
      expect(await restore(third, again)).toBe(rows);
      expect(await third.load(table, 0)).toEqual(await server.registry.storage.load(table, 0));
      await third.close();
      // A truncated backup restores nothing.
      const whole = readFileSync(again);
      writeFileSync(again, whole.subarray(0, whole.length / 2));
      const fourth = await openStorage(await testDatabase().another(), 'fourth');
      expect(await restore(fourth, again)).toBe('not-a-backup');
      expect(await restore(fourth, file)).toBe(rows);
      await fourth.close();
      await player.close();
    });

    it('stored matches survive a change of rules: running ones continue, finished ones can be replayed', async () => {
      const finished = await alone(2000);
      const running = await alone(7);
      const before = running.player.state;
      const { body } = await finished.player.guest.send<Archive>('GET', `/tables/${finished.table}/export`);
      for (const { player } of [finished, running]) await player.close();
      await restarted([newer]);
      const ana = running.player.guest.at(server.port);
      const player = await ana.sit(running.table);
      expect(player.state.view).toEqual(before.view);
      expect(player.state.question).toEqual(before.question);
      await playOn([player]);
      expect(player.state.status).toBe('over');
      await player.close();
      expect(
        (await finished.player.guest.at(server.port).send('GET', `/tables/${finished.table}/export`)).body,
      ).toEqual(body);
      await restarted([bellum]);
    });

    it('they survive it even if the process died before storing snapshots', async () => {
      const { table, player } = await alone(9);
      await player.close();
      const { db } = server.registry.storage;
      await server.registry.upToDate();
      const row = await db
        .selectFrom('tables')
        .select(['snapshot', 'snapshot_number'])
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      expect((await server.registry.load(table, 0)).length).toBeGreaterThan(row.snapshot_number);
      const before = player.state;
      await server.stop();
      server = await started(testDatabase());
      // The row as a killed process leaves it: a snapshot of the start, and entries after it.
      await server.registry.storage.db.updateTable('tables').set(row).where('id', '=', table).execute();
      server.registry.drop(table);
      await server.registry.stop();
      await server.registry.storage.db.updateTable('tables').set(row).where('id', '=', table).execute();
      await restarted([newer]);
      const again = await player.guest.at(server.port).sit(table);
      expect(again.state.view).toEqual(before.view);
      await again.close();
      await restarted([bellum]);
    });
  });
}
