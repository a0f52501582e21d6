import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellum } from '@triptych/games/bellum';
import { completeOptions, type GameModule } from '@triptych/kernel';
import type { ProposedAction } from '@triptych/protocol';
import type { Sender } from '@triptych/table';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tidy } from '../admin.ts';
import type { LiveTable } from '@triptych/table';
import { TableRegistry } from '../tables/table-registry.ts';
import { GameCatalog } from '../tables/game-catalog.ts';
import { makeLog } from '../log.ts';
import { makeMetrics } from '../metrics.ts';
import { openStorage } from '../storage/index.ts';
import type { Storage } from '../storage/storage.ts';

const data = mkdtempSync(join(tmpdir(), 'triptych-registry-'));
const ana = { kind: 'person', id: 'ana', name: 'Ana' } as const;
const ANA: Sender = { from: 'person', id: ana.id, name: ana.name };
let storage: Storage;
let transactions = 0;
/** Errors for the next transactions. */
const failures: Error[] = [];
beforeAll(async () => {
  const real = await openStorage({ data, database: null }, 'test');
  const together: Storage['together'] = (statements) => {
    transactions++;
    const failure = failures.pop();
    return failure === undefined ? real.together(statements) : Promise.reject(failure);
  };
  storage = { ...real, together };
});
afterAll(async () => {
  await storage.close();
  rmSync(data, { recursive: true });
});

function open(idle: number, module: GameModule = bellum, on: Storage = storage): TableRegistry {
  const catalog = new GameCatalog([module], storage.db);
  return new TableRegistry(on, catalog, { idle, tablesInMemory: 1000 }, makeLog('silent'), makeMetrics());
}

async function found(registry: TableRegistry): Promise<LiveTable> {
  const { hash } = await registry.catalog.keepPack('bellum', bellum.packs.standard);
  const pack = { name: 'standard', hash };
  const complete = completeOptions(bellum, 2, {});
  const config = {
    game: 'bellum',
    pack,
    options: complete.ok ? complete.options : {},
    host: ana.id,
    players: [ana, { kind: 'bot', name: 'Bot', level: 'easy' }],
    timeControl: { kind: 'none' },
    chat: 'all',
    hostPart: '0'.repeat(64),
  } as const;
  return registry.create(config, false);
}

async function statusOf({ id }: LiveTable): Promise<string | undefined> {
  const row = await storage.db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

it('unused tables leave memory, and their rows are written together', async () => {
  const registry = open(0);
  const tables = new Set<string>();
  for (let number = 0; number < 120; number++) {
    const live = await found(registry);
    tables.add(live.id);
    expect(await live.command({ do: 'chat', text: 'Hello' }, ANA, null)).toEqual({ ok: true });
  }
  await registry.upToDate();
  transactions = 0;
  await registry.housekeep();
  expect(registry.inMemory.size).toBe(0);
  expect(transactions).toBeLessThanOrEqual(3);
  const rows = await storage.db
    .selectFrom('tables')
    .select('snapshot_number')
    .where('id', 'in', [...tables])
    .execute();
  expect(rows).toEqual(Array.from({ length: 120 }, () => ({ snapshot_number: 2 })));
});

it('rows that could not be written are retried', async () => {
  const registry = open(3_600_000);
  const live = await found(registry);
  failures.push(new Error('the disk is full'));
  expect(await live.command({ do: 'start', part: null }, ANA, null)).toEqual({ ok: true });
  await registry.upToDate();
  expect(await statusOf(live)).toBe('open');
  await registry.housekeep();
  await registry.upToDate();
  expect(await statusOf(live)).toBe('running');
});

/** Ben sits at the table instead of the bot, and the match has begun; then he is away. */
async function withoutBen(registry: TableRegistry): Promise<LiveTable> {
  const live = await found(registry);
  await live.command({ do: 'replace', seat: 1, by: 'open', name: '', level: '' }, ANA, null);
  await live.command({ do: 'sit', seat: 1, part: null }, BEN, null);
  expect(await live.command({ do: 'start', part: null }, ANA, null)).toEqual({ ok: true });
  return live;
}
const BEN: Sender = { from: 'person', id: 'ben', name: 'Ben' };
const CLOCK: Sender = { from: 'clock' };
const propose = ({ table }: LiveTable, action: ProposedAction) =>
  ({ do: 'propose', seat: 0, questionVersion: table.questionVersion, action }) as const;
const absent = { do: 'absent', person: 'ben', since: 0 } as const;

it('the lists know of an end that nobody had to agree to', async () => {
  const registry = open(3_600_000);
  const alone = await found(registry);
  await alone.command({ do: 'start', part: null }, ANA, null);
  expect(await alone.command(propose(alone, { kind: 'end' }), ANA, null)).toEqual({ ok: true });
  // Or those who had not agreed are no longer waited for.
  const deserted = await withoutBen(registry);
  await deserted.command(propose(deserted, { kind: 'end' }), ANA, null);
  expect(deserted.table.status).toBe('running');
  await deserted.command(absent, CLOCK, null);
  await registry.upToDate();
  for (const live of [alone, deserted]) {
    expect([live.table.status, await statusOf(live)]).toEqual(['over', 'over']);
    const archives = storage.db.selectFrom('archives').select('table_id').where('table_id', '=', live.id);
    expect(await archives.execute()).toHaveLength(1);
  }
});

it('a bot that nobody had to agree to finds a process to play for it', async () => {
  const registry = open(3_600_000);
  const live = await withoutBen(registry);
  await live.command(absent, CLOCK, null);
  await registry.upToDate();
  const woken: boolean[] = [];
  registry.wakeRunner = ({ table }, indexed) => woken.push(indexed && table.needsRunner);
  const action = { kind: 'replace', seat: 1, by: 'bot' } as const;
  expect(await live.command(propose(live, action), ANA, null)).toEqual({ ok: true });
  await registry.upToDate();
  expect(woken).toContain(true);
  const row = storage.db.selectFrom('tables').select('needs_runner').where('id', '=', live.id);
  expect(await row.executeTakeFirst()).toEqual({ needs_runner: 1 });
});

it('a process with older rules leaves a match to those with newer ones', async () => {
  const module: GameModule = bellum;
  const newer: GameModule = {
    ...module,
    open(pack) {
      const game = module.open(pack);
      return { ...game, rules: game.rules + 1 };
    },
  };
  const [older, later] = [open(3_600_000), open(3_600_000, newer)];
  const live = await found(older);
  await live.command({ do: 'start', part: null }, ANA, null);
  await older.upToDate();
  expect(await later.open(live.id)).toMatchObject({ ok: true });
  let hungUp = false;
  const listener = { viewer: 0, screen: false, person: ana.id, tell: () => {}, dismissed: () => {} } as const;
  live.listen({ ...listener, hangUp: () => (hungUp = true) });
  await expect(live.catchUp()).rejects.toThrow('other rules');
  expect(hungUp).toBe(true);
  expect(await older.open(live.id)).toEqual({ ok: false, code: 'other-rules' });
});

it('notices of other processes still arrive after housekeeping', async () => {
  const registry = open(3_600_000);
  const operator = await openStorage({ data, database: null }, 'operator');
  const notices: (string | null)[] = [];
  for (const table of ['a', 'b', 'c']) await operator.notify(table);
  await storage.listen((table) => notices.push(table));
  await tidy(registry, 0, Date.now());
  await operator.notify('d');
  await vi.waitUntil(() => notices.length > 0, { timeout: 20_000 });
  expect(notices).toEqual(['d']);
  await operator.close();
});

it('a notice about a table that is just being opened is not lost', async () => {
  const live = await found(open(3_600_000));
  let tell: (table: string) => void = () => {};
  let loaded = (): void => {};
  let goOn = (): void => {};
  const hasLoaded = new Promise<void>((resolve) => (loaded = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const other = open(3_600_000, bellum, {
    ...storage,
    async load(table, after) {
      const rows = await storage.load(table, after);
      if (after > 0) return rows;
      loaded();
      await mayGoOn;
      return rows;
    },
    listen: async (heard) => void (tell = heard),
  });
  await other.start();
  const opened = other.open(live.id);
  await hasLoaded;
  await live.command({ do: 'chat', text: 'Hello' }, ANA, null);
  tell(live.id);
  // Anything that queries the database now gets its answer before the table is open.
  await statusOf(live);
  goOn();
  await opened;
  await vi.waitFor(() => expect(other.inMemory.get(live.id)?.table.entries).toBe(2), { timeout: 20_000 });
  await other.stop();
});
