import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { loadAllGames } from '@triptych/games';
import { readEntry, type TableEntry } from '@triptych/protocol';
import { build } from 'vite';
import { openStorage } from '../../server/storage/index.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { PostgresServer } from '../../server/test/postgres-server.ts';
import { fold } from './fold.ts';
import { randomLog } from './random-log.ts';

/** Of each game. */
const LOGS = 3;

/** `fold` as a script for a page. */
async function foldForPages(): Promise<string> {
  const entry = fileURLToPath(new URL('fold.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'folding' };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib, write: false, minify: false },
  });
  const [{ output }] = Array.isArray(built) ? built : [];
  return output[0].code;
}

/** The log as a database gives it back. */
async function stored(storage: Storage, table: string, log: readonly TableEntry[]): Promise<TableEntry[]> {
  await storage.append(
    log.map((entry, at) => ({ table_id: table, number: at + 1, body: JSON.stringify(entry) })),
  );
  return (await storage.load(table, 0)).map(({ body }) => readEntry(body));
}

test('a log leads to the same in Node, in Chromium and from both databases', async ({ page }) => {
  test.slow();
  const first = randomInt(2 ** 31);
  const data = mkdtempSync(join(tmpdir(), 'triptych-'));
  const [postgres, script] = await Promise.all([PostgresServer.start(), foldForPages()]);
  const storages = [
    await openStorage({ data, database: null }, 'sqlite'),
    await openStorage({ data, database: await postgres.create('logs') }, 'postgres'),
  ];
  await page.addScriptTag({ content: script });
  for (const module of await loadAllGames()) {
    for (let seed = first; seed < first + LOGS; seed++) {
      const which = `${module.id}, seed ${seed}`;
      const log = randomLog(module, seed);
      expect(log.length, which).toBeGreaterThan(20);
      const here = await fold(module.id, log);
      for (const storage of storages)
        expect(await fold(module.id, await stored(storage, which, log)), which).toBe(here);
      const there = await page.evaluate(
        ([id, text]) => window.folding.fold(id, JSON.parse(text)),
        [module.id, JSON.stringify(log)],
      );
      expect(there, which).toBe(here);
    }
  }
  for (const storage of storages) await storage.close();
  await postgres.close();
  rmSync(data, { recursive: true });
});

declare global {
  interface Window {
    readonly folding: { readonly fold: typeof fold };
  }
}
