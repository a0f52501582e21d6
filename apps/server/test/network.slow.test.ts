import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Server } from '../serve.ts';
import { openPostgres } from '../storage/postgres.ts';
import { tried } from './effort.ts';
import { Guest, type Player, playOn } from './guest.ts';
import { PostgresServer } from './postgres-server.ts';
import { Restless } from './restless.ts';
import { stored } from './stored-entries.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { type PostgresTestDatabase, postgresTestDatabase, started } from './test-server.ts';
import { playing } from './two-servers.ts';

const TIME_LIMIT = { timeout: 60_000, interval: 5 };
/** Shorter than in production, so that the tests are quick. */
const LIMITS = { connect: 1000, entry: 1500, statement: 2000 };
/** Longer than any command may take, as in production. */
const LEASE = 9000;
/** Its turn at the table, the transaction before its own, a connection, its own transaction, and some slack. */
const LONGEST_WAIT = 5000 + 2 * LIMITS.entry + LIMITS.connect + 3000;

/** Refusals that people may get in the meantime. */
const EXPECTED: ReadonlySet<string> = new Set(['ok', 'failed', 'stale', 'busy']);

interface Outcome {
  readonly lost: readonly string[];
  readonly doubled: number;
  readonly otherCodes: readonly string[];
  readonly answeredInTime: boolean;
  readonly goesOnInTime: boolean;
}
const WELL: Outcome = { lost: [], doubled: 0, otherCodes: [], answeredInTime: true, goesOnInTime: true };

describe('two servers and a network between them and PostgreSQL', () => {
  let testDatabase: PostgresTestDatabase;
  let proxy: TcpProxy;
  let servers: Server[];
  beforeAll(async () => {
    testDatabase = await postgresTestDatabase();
  });
  afterAll(() => testDatabase.close());
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await proxy.close();
  });

  async function throughProxy(): Promise<void> {
    proxy = await TcpProxy.start(Number(new URL(testDatabase.database).port));
    const database = proxy.address(testDatabase.database);
    const start = () => started(testDatabase, { database }, { lease: LEASE, postgresLimits: LIMITS });
    servers = await Promise.all([start(), start()]);
  }

  async function running(): Promise<{ table: string; players: readonly Player[] }> {
    const [ana, ben] = await Promise.all(
      ['Ana', 'Ben'].map((name, at) => Guest.come(servers[at].port, name)),
    );
    return playing(ana, ben, [{ kind: 'bot' }]);
  }

  /** Plays while something breaks and is repaired, and checks that nothing was lost, duplicated or stuck. */
  async function survive(
    goWrong: (restless: Restless) => Promise<void>,
    mend: () => Promise<void>,
    storedIn: () => Promise<readonly (string | undefined)[]>,
    { players }: { players: readonly Player[] },
  ): Promise<Outcome> {
    const restless = new Restless();
    for (const [seat, player] of players.entries()) {
      restless.chats(player, player.guest.name);
      restless.answers(player, player.guest.name, seat);
    }
    const { acknowledged } = restless;
    await vi.waitUntil(() => acknowledged.length >= 20, TIME_LIMIT);
    await goWrong(restless);
    await mend();
    const mendedAt = performance.now();
    const after = acknowledged.length + 20;
    await vi.waitUntil(() => acknowledged.length >= after, TIME_LIMIT);
    const seconds = (performance.now() - mendedAt) / 1000;
    await restless.stop();
    tried('networks gone wrong');
    tried('acknowledged commands', acknowledged.length);
    const ids = (await storedIn()).filter((id) => id !== undefined);
    // The bot answers too, and each server learns of the other's entries.
    const answers = await playOn(players, 6);
    const goesOn = answers === 6 || players[0].state.status === 'over';
    for (const player of players) await player.close();
    return {
      lost: acknowledged.filter((id) => !ids.includes(id)),
      doubled: ids.length - new Set(ids).size,
      otherCodes: [...restless.codes].filter((code) => !EXPECTED.has(code)),
      answeredInTime: restless.longestWait < LONGEST_WAIT,
      goesOnInTime: goesOn && seconds < 20,
    };
  }

  it.each(['cut', 'black hole'] as const)(
    '%s: commands are refused in time, and play continues',
    async (weather) => {
      await throughProxy();
      const match = await running();
      expect(
        await survive(
          async (restless) => {
            proxy.weather = weather;
            await vi.waitUntil(() => restless.failed >= 4, TIME_LIMIT);
          },
          async () => void (proxy.weather = 'fine'),
          async () => (await stored(testDatabase, match.table)).map(({ of }) => of?.id),
          match,
        ),
      ).toEqual(WELL);
    },
  );

  it('work without a time limit ends with the connections of the others, and can be done again', async () => {
    proxy = await TcpProxy.start(Number(new URL(testDatabase.database).port));
    servers = [];
    const storage = await openPostgres(proxy.address(testDatabase.database), 'one', LIMITS);
    const work = () => storage.patient.selectFrom('tables').select('id').execute();
    await work();
    await storage.now();
    proxy.weather = 'black hole';
    const [swallowed, asked] = await Promise.allSettled([work(), storage.now()]);
    const silent = { status: 'rejected', reason: new Error('the database does not answer') };
    expect([swallowed, asked]).toEqual([silent, silent]);
    proxy.weather = 'fine';
    await work();
    await storage.close();
  });

  it('a database that stands still: commands are refused in time; what it does later happens once', async () => {
    await throughProxy();
    const match = await running();
    expect(
      await survive(
        async (restless) => {
          testDatabase.freeze(true);
          await vi.waitUntil(() => restless.failed >= 4, TIME_LIMIT);
        },
        async () => testDatabase.freeze(false),
        async () => (await stored(testDatabase, match.table)).map(({ of }) => of?.id),
        match,
      ).finally(() => testDatabase.freeze(false)),
    ).toEqual(WELL);
  });

  it('slow: everything takes longer, and nothing fails', async () => {
    await throughProxy();
    const match = await running();
    expect(
      await survive(
        async (restless) => {
          proxy.weather = 'slow';
          const { length } = restless.acknowledged;
          await vi.waitUntil(() => restless.acknowledged.length >= length + 10, TIME_LIMIT);
          expect(restless.failed).toBe(0);
        },
        async () => void (proxy.weather = 'fine'),
        async () => (await stored(testDatabase, match.table)).map(({ of }) => of?.id),
        match,
      ),
    ).toEqual(WELL);
  });

  it('every connection waits for a lock: commands are refused in time, and play continues', async () => {
    await throughProxy();
    const match = await running();
    const greedy = new pg.Client(testDatabase.database);
    await greedy.connect();
    expect(
      await survive(
        async (restless) => {
          await greedy.query('begin');
          await greedy.query('lock table entries, tables in access exclusive mode');
          await vi.waitUntil(() => restless.failed >= 4, TIME_LIMIT);
        },
        async () => void (await greedy.query('rollback')),
        async () => (await stored(testDatabase, match.table)).map(({ of }) => of?.id),
        match,
      ),
    ).toEqual(WELL);
    await greedy.end();
  });

  it.each(['vanishes', 'stays'] as const)(
    'failover to another database: what still goes to the old one %s, and play continues on the new one',
    async (old) => {
      const primary = await PostgresServer.start();
      const database = await primary.create('triptych');
      proxy = await TcpProxy.start(Number(new URL(database).port));
      const start = () =>
        started(
          testDatabase,
          { database: proxy.address(database) },
          { lease: LEASE, postgresLimits: LIMITS },
        );
      servers = await Promise.all([start(), start()]);
      const match = await running();
      let heir: PostgresServer | null = null;
      try {
        expect(
          await survive(
            async (restless) => {
              const admin = new pg.Client(database);
              await admin.connect();
              // The old one accepts no more writes; the new one has all its data.
              await admin.query('alter system set default_transaction_read_only = on');
              await admin.query('select pg_reload_conf()');
              await vi.waitUntil(() => restless.failed >= 4, TIME_LIMIT);
              await admin.query('checkpoint');
              await admin.end();
              heir = await primary.copy();
              proxy.moveTo(heir.port, old);
            },
            async () => {},
            async () => {
              const place = {
                ...testDatabase,
                settings: () => testDatabase.settings({ database: proxy.address(database) }),
              };
              return (await stored(place, match.table)).map(({ of }) => of?.id);
            },
            match,
          ),
        ).toEqual(WELL);
      } finally {
        await Promise.all(servers.map((server) => server.stop()));
        servers = [];
        await (heir as PostgresServer | null)?.close();
        await primary.close();
      }
    },
  );

  it('entries that a server missed are found by its watchdog', async () => {
    proxy = await TcpProxy.start(Number(new URL(testDatabase.database).port));
    servers = [await started(testDatabase, {}, { lease: 900 })];
    const ana = await Guest.come(servers[0].port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const player = await ana.sit(table);
    const act = { do: 'chat', seat: null, name: 'Ben', text: 'Can you hear me?' };
    const body = JSON.stringify({ at: Date.now(), act });
    // Without a notification.
    const { db } = servers[0].registry.storage;
    await db.insertInto('entries').values({ table_id: table, number: 2, body }).execute();
    await player.until(() => player.frames.some(({ chat }) => chat?.text === 'Can you hear me?'));
    const metrics = await (await fetch(`http://127.0.0.1:${servers[0].port}/metrics`)).text();
    expect(metrics).toContain('triptych_watchdog_total{why="entries"} 1');
    await player.close();
  });
});
