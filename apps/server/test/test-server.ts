import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@triptych/kernel';
import { GAMES } from '../games.ts';
import type { BotPool } from '../tables/bot-pool.ts';
import { prover as proverOf } from '../tables/prove-archive.ts';
import { botAnswerer } from '../tables/answer-as-bot.ts';
import { type Parts, serve, type Server } from '../serve.ts';
import { type Settings, STANDARD } from '../settings.ts';
import type { DatabaseLocation } from '../storage/index.ts';
import { PostgresServer } from './postgres-server.ts';

/** A database for tests, on which servers can be started. */
export interface TestDatabase {
  readonly name: string;
  readonly database: string | null;
  settings(change?: Partial<Settings>): Settings;
  /** Another database of the same kind, new and empty. */
  another(): Promise<DatabaseLocation>;
  close(): Promise<void>;
}

/** One that can be stopped or killed and started again. */
export interface PostgresTestDatabase extends TestDatabase {
  readonly database: string;
  end(signal: NodeJS.Signals): Promise<void>;
  begin(): Promise<void>;
  freeze(frozen: boolean): void;
}

/** Limits that fast tests never reach; the limits have separate tests. */
export const WIDE = {
  requests: 100_000,
  messages: 10_000,
  chat: 1000,
  sockets: 1000,
  tables: 1000,
  notices: 1000,
};

function settingsFor(data: string, database: string | null, change: Partial<Settings> = {}): Settings {
  const backups = { folder: join(data, 'backups'), everyHours: 0, keep: 2 };
  const own = { host: '127.0.0.1', port: 0, data, database, backups, log: 'silent', limits: WIDE } as const;
  return { ...STANDARD, ...own, ...change };
}

export function sqliteTestDatabase(): Promise<TestDatabase> {
  const data = mkdtempSync(join(tmpdir(), 'triptych-'));
  return Promise.resolve({
    name: 'SQLite',
    database: null,
    settings: (change) => settingsFor(data, null, change),
    another: () => Promise.resolve({ database: null, data: mkdtempSync(join(data, 'another-')) }),
    async close() {
      rmSync(data, { recursive: true, force: true });
    },
  });
}

export async function postgresTestDatabase(): Promise<PostgresTestDatabase> {
  const postgres = await PostgresServer.start();
  const { folder } = postgres;
  const database = await postgres.create('triptych');
  let others = 0;
  return {
    name: 'PostgreSQL',
    database,
    settings: (change) => settingsFor(folder, database, change),
    another: async () => ({ data: folder, database: await postgres.create(`another${++others}`) }),
    end: (signal) => postgres.end(signal),
    begin: () => postgres.begin(),
    freeze: (frozen) => postgres.freeze(frozen),
    close: () => postgres.close(),
  };
}

/** Bots that think in the test's own thread. */
export function bots(games: readonly GameModule[] = GAMES): BotPool {
  const think = botAnswerer(games);
  return {
    answer: (task) => {
      const began = Date.now();
      return Promise.resolve({
        answer: think(structuredClone(task)),
        began,
        longest: Number.POSITIVE_INFINITY,
      });
    },
    load: () => ({ threads: 1, thinking: 0, waiting: 0 }),
    close: () => Promise.resolve(),
  };
}

export function started(
  testDatabase: TestDatabase,
  change: Partial<Settings> = {},
  parts: Partial<Parts> = {},
): Promise<Server> {
  const games = parts.games ?? GAMES;
  const prover = { prove: proverOf(games), close: () => Promise.resolve() };
  return serve(testDatabase.settings(change), {
    games,
    bots: bots(games),
    prover,
    web: '/nowhere',
    ...parts,
  });
}
