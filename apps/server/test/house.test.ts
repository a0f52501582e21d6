import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellum } from '@triptych/games/bellum';
import type { GameModule } from '@triptych/kernel';
import type { From } from '@triptych/table';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tidy } from '../admin.ts';
import type { Hosted } from '../hosting/hosted.ts';
import { House } from '../hosting/house.ts';
import { Shelf } from '../hosting/shelf.ts';
import { makeLog } from '../log.ts';
import { makeMetrics } from '../metrics.ts';
import { openStorage } from '../storage/index.ts';
import type { Storage } from '../storage/storage.ts';

const data = mkdtempSync(join(tmpdir(), 'triptych-house-'));
const ana = { kind: 'person', id: 'ana', name: 'Ana' } as const;
const ANA: From = { from: 'person', id: ana.id, name: ana.name };
let storage: Storage;
let transactions = 0;
/** What goes wrong with the next transactions. */
const troubles: Error[] = [];
beforeAll(async () => {
  const real = await openStorage({ data, database: null }, 'test');
  const together: Storage['together'] = (statements) => {
    transactions++;
    const trouble = troubles.pop();
    return trouble === undefined ? real.together(statements) : Promise.reject(trouble);
  };
  storage = { ...real, together };
});
afterAll(async () => {
  await storage.close();
  rmSync(data, { recursive: true });
});

function open(idle: number, module: GameModule = bellum): House {
  const shelf = new Shelf([module], storage.db);
  return new House(storage, shelf, { idle, tablesInMemory: 1000 }, makeLog('silent'), makeMetrics());
}

async function found(house: House): Promise<Hosted> {
  const { hash } = await house.shelf.keepPack('bellum', bellum.packs.standard);
  const pack = { name: 'standard', hash };
  const founding = {
    game: 'bellum',
    pack,
    options: {},
    host: ana.id,
    players: [ana, { kind: 'bot', name: 'Bot', level: 'easy' }],
    pace: { kind: 'none' },
    chat: 'all',
    hostPart: '0'.repeat(64),
  } as const;
  return house.found(founding, false);
}

async function statusOf({ id }: Hosted): Promise<string | undefined> {
  const row = await storage.db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

it('tables that nobody uses leave the memory; what lists need of them is written down together', async () => {
  const house = open(0);
  const tables = new Set<string>();
  for (let number = 0; number < 120; number++) {
    const hosted = await found(house);
    tables.add(hosted.id);
    expect(await hosted.command({ do: 'chat', text: 'Hello' }, ANA, null)).toEqual({ ok: true });
  }
  await house.upToDate();
  transactions = 0;
  await house.sweep();
  expect(house.inMemory.size).toBe(0);
  expect(transactions).toBeLessThanOrEqual(3);
  const rows = await storage.db
    .selectFrom('tables')
    .select('kept_number')
    .where('id', 'in', [...tables])
    .execute();
  expect(rows).toEqual(Array.from({ length: 120 }, () => ({ kept_number: 2 })));
});

it('what could not be written down is written later', async () => {
  const house = open(3_600_000);
  const hosted = await found(house);
  troubles.push(new Error('the disk is full'));
  expect(await hosted.command({ do: 'start', part: null }, ANA, null)).toEqual({ ok: true });
  await house.upToDate();
  expect(await statusOf(hosted)).toBe('open');
  await house.sweep();
  await house.upToDate();
  expect(await statusOf(hosted)).toBe('running');
});

it('a process with older rules leaves a match to those that know the newer ones', async () => {
  const module: GameModule = bellum;
  const newer: GameModule = {
    ...module,
    open(pack) {
      const game = module.open(pack);
      return { ...game, rules: game.rules + 1 };
    },
  };
  const [older, later] = [open(3_600_000), open(3_600_000, newer)];
  const hosted = await found(older);
  await hosted.command({ do: 'start', part: null }, ANA, null);
  await older.upToDate();
  expect(await later.open(hosted.id)).toMatchObject({ ok: true });
  let hungUp = false;
  const listener = { viewer: 0, form: 'plain', person: ana.id, tell: () => {}, dismissed: () => {} } as const;
  hosted.listen({ ...listener, hangUp: () => (hungUp = true) });
  await expect(hosted.catchUp()).rejects.toThrow('other rules');
  expect(hungUp).toBe(true);
  expect(await older.open(hosted.id)).toEqual({ ok: false, code: 'other-rules' });
});

it('what another process tells is heard after housekeeping, too', async () => {
  const house = open(3_600_000);
  const keeper = await openStorage({ data, database: null }, 'keeper');
  const heard: (string | null)[] = [];
  for (const table of ['a', 'b', 'c']) await keeper.notify(table);
  await storage.listen((table) => heard.push(table));
  await tidy(house, 0, Date.now());
  await keeper.notify('d');
  await vi.waitUntil(() => heard.length > 0, { timeout: 20_000 });
  expect(heard).toEqual(['d']);
  await keeper.close();
});
