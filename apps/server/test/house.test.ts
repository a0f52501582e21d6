import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bellumBox } from '@triptych/bellum';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from '../hosting/house.ts';
import { Shelf } from '../hosting/shelf.ts';
import { makeLog } from '../log.ts';
import { makeMetrics } from '../metrics.ts';
import { openStorage } from '../storage/index.ts';
import type { Storage } from '../storage/storage.ts';

const data = mkdtempSync(join(tmpdir(), 'triptych-house-'));
let storage: Storage;
let transactions = 0;
beforeAll(async () => {
  const real = await openStorage({ data, database: null }, 'test');
  const together: Storage['together'] = (statements) => {
    transactions++;
    return real.together(statements);
  };
  storage = { ...real, together };
});
afterAll(async () => {
  await storage.close();
  rmSync(data, { recursive: true });
});

it('tables that nobody uses leave the memory; what lists need of them is written down together', async () => {
  const shelf = new Shelf([bellumBox], storage.db);
  const house = new House(storage, shelf, { idle: 0, tablesInMemory: 1000 }, makeLog('error'), makeMetrics());
  const pack = { name: 'standard', hash: await shelf.keepPack('bellum', bellumBox.packs.standard) };
  const ana = { kind: 'person', id: 'ana', name: 'Ana' } as const;
  for (let number = 0; number < 120; number++) {
    const hosted = await house.found(
      {
        game: 'bellum',
        pack,
        options: {},
        host: ana.id,
        players: [ana, { kind: 'bot', name: 'Bot', level: 'easy' }],
        pace: { kind: 'none' },
        chat: 'all',
        hostPart: number.toString(16).padStart(64, '0'),
      },
      false,
    );
    const { ok } = await hosted.command({ do: 'chat', text: 'Hello' }, { from: 'person', ...ana }, null);
    expect(ok).toBe(true);
  }
  await house.settled();
  transactions = 0;
  await house.sweep();
  expect(house.inMemory.size).toBe(0);
  expect(transactions).toBeLessThanOrEqual(3);
  const rows = await storage.db.selectFrom('tables').select('kept_number').execute();
  expect(rows).toEqual(Array.from({ length: 120 }, () => ({ kept_number: 2 })));
});
