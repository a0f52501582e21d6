import { randomInt } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { FastRng } from '@triptych/kernel';
import { readEntry } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../backup.ts';
import { GAMES } from '../games.ts';
import { checkDatabase } from '../salvage/check.ts';
import { openStorage, type DatabaseLocation } from '../storage/index.ts';
import { times, tried } from './effort.ts';
import { Guest, playOn } from './guest.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

const PAGE = 4096;

describe('a damaged database', () => {
  let testDatabase: TestDatabase;
  /** The entries of each table before anything was damaged. */
  const logs = new Map<string, readonly string[]>();
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
    const server = await started(testDatabase);
    const ana = await Guest.come(server.port, 'Ana');
    for (const { id: game } of [...GAMES, ...GAMES]) {
      const { table } = await ana.createTable({
        game,
        seats: [{ kind: 'me' }, { kind: 'here', name: 'Ben' }, { kind: 'bot' }],
      });
      const players = [await ana.sit(table, { as: 0 }), await ana.sit(table, { as: 1 })];
      await players[0].say({ do: 'start' });
      await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
      await playOn(players, 12);
      for (const player of players) await player.close();
    }
    await server.stop();
    const storage = await openStorage(testDatabase.settings(), 'looker');
    for (const { id } of await storage.db.selectFrom('tables').select('id').execute())
      logs.set(
        id,
        (await storage.load(id, 0)).map(({ body }) => body),
      );
    await storage.close();
  });
  afterAll(() => testDatabase.close());

  /** A copy that may be damaged. */
  function copy(): { readonly place: DatabaseLocation; readonly file: string } {
    const data = mkdtempSync(join(tmpdir(), 'triptych-damaged-'));
    const file = join(data, 'triptych.db');
    copyFileSync(join(testDatabase.settings().data, 'triptych.db'), file);
    return { place: { data, database: null }, file };
  }

  /** Saves what is left into a new database, in which every saved table must continue. */
  async function saved({ place }: { place: DatabaseLocation }) {
    const backup = join(place.data, 'saved.backup');
    const findings = await checkDatabase(place, GAMES, backup);
    if (!findings.isDatabase) return { findings, kept: new Map<string, readonly string[]>() };
    const data = join(place.data, 'new');
    const storage = await openStorage({ data, database: null }, 'restorer');
    expect(await restore(storage, backup)).toBe(findings.saved);
    await storage.close();
    const server = await started(testDatabase, { data });
    await server.registry.reindexStaleTables();
    const kept = new Map<string, readonly string[]>();
    for (const { id } of await server.registry.storage.db.selectFrom('tables').select('id').execute()) {
      expect(await server.registry.open(id)).toMatchObject({ ok: true });
      const rows = await server.registry.storage.load(id, 0);
      kept.set(
        id,
        rows.map(({ body }) => body),
      );
    }
    await server.stop();
    return { findings, kept };
  }

  const timeOf = (entry: string): number => readEntry(entry).at;

  it('opens its tables even if their snapshots are damaged', async () => {
    const { place } = copy();
    const storage = await openStorage(place, 'breaker');
    const cut = await storage.db
      .updateTable('tables')
      .set({ snapshot: '{"cut' })
      .where('snapshot', 'is not', null)
      .where('status', '!=', 'over')
      .executeTakeFirstOrThrow();
    expect(cut.numUpdatedRows).toBeGreaterThan(0n);
    await storage.close();
    const server = await started(testDatabase, { data: place.data });
    for (const id of logs.keys()) expect(await server.registry.open(id)).toMatchObject({ ok: true });
    await server.stop();
    rmSync(place.data, { recursive: true });
  });

  it('is not reported as damaged if it is intact', async () => {
    const one = copy();
    const { findings, kept } = await saved(one);
    expect(findings).toMatchObject({ isDatabase: true, problems: [], cut: [], lost: [], unreadable: 0 });
    expect(findings.whole).toBe(logs.size);
    // Bots may have continued meanwhile.
    for (const [id, log] of logs) expect(kept.get(id)?.slice(0, log.length)).toEqual(log);
    rmSync(one.place.data, { recursive: true });
  });

  it('without its beginning is reported as no database', async () => {
    const one = copy();
    overwrite(one.file, 0, Buffer.alloc(200));
    expect((await saved(one)).findings).toMatchObject({ isDatabase: false });
    rmSync(one.place.data, { recursive: true });
  });

  it('with a hole in a log is saved up to the hole', async () => {
    const one = copy();
    const [[id, log]] = logs;
    const database = new Database(one.file);
    database.prepare('delete from entries where table_id = ? and number = 8').run(id);
    database.close();
    const { findings, kept } = await saved(one);
    expect(findings).toMatchObject({ whole: logs.size - 1, cut: [{ id, entries: 7 }], lost: [] });
    expect(kept.get(id)?.slice(0, 7)).toEqual(log.slice(0, 7));
    rmSync(one.place.data, { recursive: true });
  });

  it.each(Array.from({ length: times(4, 3) }, () => randomInt(2 ** 31)))(
    'truncated, or with pages overwritten, is read as far as it can be, and nothing false is saved (seed %i)',
    async (seed) => {
      const rng = new FastRng(seed);
      const one = copy();
      const { size } = statSync(one.file);
      // The first page says what the rest is.
      if (rng.below(2) === 0) truncateSync(one.file, PAGE + rng.below(size - PAGE));
      else {
        for (let holes = 1 + rng.below(6); holes > 0; holes--)
          overwrite(one.file, PAGE * (1 + rng.below(size / PAGE - 1)), Buffer.alloc(PAGE, rng.below(256)));
      }
      const { findings, kept } = await saved(one);
      tried('damaged databases');
      expect(findings.whole + findings.cut.length + findings.lost.length).toBeLessThanOrEqual(logs.size);
      for (const [id, log] of kept) {
        const known = logs.get(id) ?? [];
        // Bots have continued meanwhile, and may have answered anew what was lost.
        const before = log.filter((entry) => timeOf(entry) <= timeOf(known.at(-1) ?? ''));
        expect(before.length).toBeGreaterThan(0);
        expect(before).toEqual(known.slice(0, before.length));
        const isCut = findings.cut.some((table) => table.id === id);
        expect(isCut || log.length >= known.length).toBe(true);
      }
      rmSync(one.place.data, { recursive: true });
    },
  );
});

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}
