import { bellum } from '@triptych/games/bellum';
import { refuse } from '@triptych/kernel';
import type { LiveTable } from '@triptych/table';
import { expect, it, vi } from 'vitest';
import type { Parts } from '../serve.ts';
import { openStorage } from '../storage/index.ts';
import { FreshServer } from './fresh-server.ts';
import { Guest, type Player } from './guest.ts';
import { bots } from './test-server.ts';

const TIME_LIMIT = { timeout: 20_000, interval: 5 };
/** Whatever is late by this much is stuck, in milliseconds. */
const LEASE = 600;
const BOTS = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
/** Bots that never answer. */
const idleBots = (): Parts['bots'] => ({
  answer: () => new Promise(() => {}),
  load: () => ({ threads: 1, thinking: 0, waiting: 0 }),
  close: () => Promise.resolve(),
});

const fresh = new FreshServer();

async function mended(why: string): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${fresh.port}/metrics`)).text();
  return Number(new RegExp(`^triptych_watchdog_total\\{why="${why}"\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0);
}

async function begun(request: object): Promise<{ live: LiveTable; player: Player; table: string }> {
  const ana = await Guest.come(fresh.port, 'Ana');
  const { table } = await ana.createTable({ game: 'xidit', public: true, ...request });
  const player = await ana.sit(table);
  expect(await player.say({ do: 'start' })).toBe('ok');
  const live = fresh.server.registry.inMemory.get(table);
  if (live === undefined) throw new Error('not in memory');
  return { live, player, table };
}

it('a bot whose answer was lost answers again', async () => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const real = bots();
  const slow: Parts['bots'] = { ...real, answer: (task) => released.then(() => real.answer(task)) };
  await fresh.start({}, { lease: LEASE, bots: slow });
  const { live, player } = await begun({ seats: BOTS });
  const refused = { ok: false, refusal: refuse('bad-command') } as const;
  const command = vi.spyOn(live, 'command').mockResolvedValue(refused);
  release();
  await vi.waitUntil(() => command.mock.calls.length >= 1, TIME_LIMIT);
  command.mockRestore();
  const { questionVersion } = player.state;
  await player.until(() => player.state.questionVersion > questionVersion || player.state.status === 'over');
  expect(await mended('bot')).toBe(1);
  await player.close();
});

it('a clock that did not run out does so', async () => {
  const server = await fresh.start({}, { lease: LEASE, bots: idleBots() });
  const { registry } = server;
  const { hash } = await registry.catalog.keepPack('bellum', bellum.packs.standard);
  const players = ['Ana', 'Ben'].map((name) => ({ kind: 'person', id: 'ana', name }) as const);
  // No table created by people has this little time.
  const config = {
    game: 'bellum',
    pack: { name: 'standard', hash },
    options: {},
    host: 'ana',
    players,
    timeControl: { kind: 'live', bank: 100, increment: 0 },
    chat: 'all',
    hostPart: '0'.repeat(64),
  } as const;
  const live = await registry.create(config, false);
  const from = { from: 'person', id: 'ana', name: 'Ana' } as const;
  const command = vi.spyOn(live, 'command');
  expect(await live.command({ do: 'start', part: null }, from, null)).toEqual({ ok: true });
  command.mockResolvedValue({ ok: false, refusal: refuse('bad-command') });
  await vi.waitUntil(() => command.mock.calls.some(([{ do: act }]) => act === 'time-out'), TIME_LIMIT);
  command.mockRestore();
  await vi.waitUntil(() => live.table.seats.some(({ away }) => away === 'time-out'), TIME_LIMIT);
  expect(await mended('clock')).toBeGreaterThan(0);
});

it('a table whose command never ends is reloaded, and its people come back', async () => {
  const server = await fresh.start({}, { lease: LEASE, bots: idleBots() });
  const { player, table } = await begun({ seats: [{ kind: 'me' }, ...BOTS.slice(1)] });
  const { storage } = server.registry;
  const append = vi.spyOn(storage, 'append').mockReturnValueOnce(new Promise(() => {}));
  player.raw({ id: 'lost', do: 'chat', text: 'lost' });
  await player.until(() => player.closed);
  expect(append).toHaveBeenCalled();
  expect(await mended('command')).toBe(1);
  // The entry log waits for its transaction, too; only the table matters here.
  expect((await player.guest.send('GET', `/tables/${table}/state`)).status).toBe(200);
});

it('a table is not stuck while its commands fail one after another', async () => {
  const server = await fresh.start({}, { bots: idleBots() });
  const { live, player } = await begun({ seats: [{ kind: 'me' }, ...BOTS.slice(1)] });
  const failures: ((problem: Error) => void)[] = [];
  const append = vi.spyOn(server.registry.storage, 'append');
  append.mockImplementation(() => new Promise((_resolve, reject) => failures.push(reject)));
  const said = ['one', 'two'].map((text) => player.say({ do: 'chat', text }));
  await vi.waitUntil(() => failures.length === 1, TIME_LIMIT);
  await server.watchdog.look();
  failures[0](new Error('the database is away'));
  expect(await said[0]).toBe('failed');
  await vi.waitUntil(() => failures.length === 2, TIME_LIMIT);
  await server.watchdog.look();
  expect(live.busy).toBe(true);
  expect(await mended('command')).toBe(0);
  failures[1](new Error('the database is away'));
  expect(await said[1]).toBe('failed');
  await player.close();
});

it('a table whose process died before its row was written is found, and its bots play', async () => {
  const server = await fresh.start({}, { bots: idleBots() });
  const { player, table } = await begun({ seats: BOTS });
  await player.close();
  await server.stop();
  const storage = await openStorage(fresh.testDatabase.settings(), 'looker');
  const row = storage.db.updateTable('tables').where('id', '=', table);
  await row.set({ status: 'open', needs_runner: 0, runner: null }).execute();
  await fresh.start({}, { lease: LEASE });
  // Only now, so that it is not found at startup: as if another process sharing the database had died.
  await row.set({ snapshot_number: 1 }).execute();
  await vi.waitUntil(async () => (await storage.load(table, 0)).length > 5, TIME_LIMIT);
  await storage.close();
  expect(await mended('row')).toBe(1);
});

it('a finished match without an archive gets one', async () => {
  const server = await fresh.start({}, { lease: LEASE, bots: idleBots() });
  const { player, table } = await begun({ game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  expect(await player.say({ do: 'resign', seat: 0 })).toBe('ok');
  await player.close();
  await server.registry.upToDate();
  const { db } = server.registry.storage;
  expect(
    await db.deleteFrom('archives').where('table_id', '=', table).returning('table_id').execute(),
  ).toHaveLength(1);
  const archived = (): Promise<unknown> =>
    db.selectFrom('archives').select('table_id').where('table_id', '=', table).executeTakeFirst();
  await vi.waitUntil(async () => (await archived()) !== undefined, TIME_LIMIT);
  await vi.waitUntil(async () => (await mended('archive')) === 1, TIME_LIMIT);
});
