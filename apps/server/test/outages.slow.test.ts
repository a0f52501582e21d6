import { randomInt } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { FastRng } from '@triptych/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Server } from '../serve.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { times, tried } from './effort.ts';
import { Guest, Player, playOn } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { Restless } from './restless.ts';
import { type PostgresTestDatabase, postgresTestDatabase, started } from './test-server.ts';
import { stored } from './stored-entries.ts';
import { playing } from './two-servers.ts';

const ALL = ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const;
/** How the database ends. */
const SIGNALS = Array.from({ length: times(5, 3) }, (_, at) => ALL[at % ALL.length]);
const TIME_LIMIT = { timeout: 30_000, interval: 5 };

/** Accepts connections at the database's port, but is not a database. */
async function impostor(port: number, meet: (socket: Socket) => void): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    meet(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(() => resolve()));
  };
}

function isRefused(storage: Storage): Promise<boolean> {
  return storage.now().then(
    () => false,
    () => true,
  );
}

async function healthOf({ port }: Process): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
}

describe('a connection to a database that goes away', () => {
  let testDatabase: PostgresTestDatabase;
  beforeAll(async () => {
    testDatabase = await postgresTestDatabase();
  });
  afterAll(() => testDatabase.close());

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    'fails what is under way, in a transaction or not, and nothing else (%s)',
    async (signal) => {
      const storage = await openPostgres(testDatabase.database, 'one');
      try {
        const reading = storage.reading(async (db) => {
          await db.selectFrom('tables').select('id').execute();
          await testDatabase.end(signal);
          // No statement is running when the connection breaks.
          await vi.waitUntil(() => isRefused(storage), TIME_LIMIT);
          await db.selectFrom('tables').select('id').execute();
        });
        await expect(reading).rejects.toThrow(/connection|terminat/i);
        await expect(storage.now()).rejects.toThrow(/ECONNREFUSED/);
        await testDatabase.begin();
        expect(await storage.now()).toBeGreaterThan(0);
        expect(await storage.append([{ table_id: signal, number: 1, body: 'x' }])).toEqual([true]);
      } finally {
        await storage.close();
      }
    },
  );

  it('is reopened for listening, after any number of failures, and reports that anything may have been missed', async () => {
    const port = Number(new URL(testDatabase.database).port);
    const [one, two] = [
      await openPostgres(testDatabase.database, 'one'),
      await openPostgres(testDatabase.database, 'two'),
    ];
    try {
      const notices: (string | null)[] = [];
      await one.listen((table) => void notices.push(table));
      await two.notify('first');
      await vi.waitUntil(() => notices.includes('first'), TIME_LIMIT);
      await testDatabase.end('SIGKILL');
      // Refused, disconnected, and left without a reply.
      let met = 0;
      const leave = await impostor(port, (socket) => {
        met++;
        if (met !== 2) socket.destroy();
      });
      await vi.waitUntil(() => met >= 4, TIME_LIMIT);
      await leave();
      expect(notices).toEqual(['first']);
      await testDatabase.begin();
      await vi.waitUntil(() => notices.includes(null), TIME_LIMIT);
      await two.notify('second');
      await vi.waitUntil(() => notices.includes('second'), TIME_LIMIT);
      expect(notices).toEqual(['first', null, 'second']);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('times out if nothing answers', async () => {
    const storage = await openPostgres(testDatabase.database, 'one');
    const port = Number(new URL(testDatabase.database).port);
    await testDatabase.end('SIGKILL');
    const leave = await impostor(port, () => {});
    try {
      await expect(storage.append([{ table_id: 'silent', number: 1, body: 'x' }])).rejects.toThrow(/timeout/);
      await expect(
        storage.together([storage.db.deleteFrom('tables').where('id', '=', 'silent')]),
      ).rejects.toThrow(/timeout/);
    } finally {
      await leave();
      await testDatabase.begin();
    }
    expect(await storage.append([{ table_id: 'silent', number: 1, body: 'x' }])).toEqual([true]);
    await storage.close();
  });
});

/** Takes every free connection of a database; `why`: its error from then on. */
async function takeAll(connectionString: string): Promise<{ others: pg.Client[]; why: string }> {
  const others: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
    } catch (error) {
      return { others, why: String(error) };
    }
    others.push(client);
  }
}

describe('a PostgreSQL that has no connection left', () => {
  let testDatabase: PostgresTestDatabase;
  let server: Server;
  beforeAll(async () => {
    testDatabase = await postgresTestDatabase();
    server = await started(testDatabase);
  });
  afterAll(async () => {
    await server.stop();
    await testDatabase.close();
  });

  it('is reported in a sentence; what is acknowledged is stored once, and play continues once there are connections again', async () => {
    const ana = await Guest.come(server.port, 'Ana');
    const { table } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    const player = await ana.sit(table);
    // Others take all remaining ones.
    const { others, why } = await takeAll(testDatabase.database);
    expect(why).toMatch(/too many clients|remaining connection slots/);
    const ids = Array.from({ length: 40 }, (_, at) => `full ${at}`);
    const said = await Promise.all(ids.map((id) => player.say({ do: 'chat', text: id }, id)));
    // Requests need more connections than commands.
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => ana.send<{ error?: { code: string } }>('GET', '/me/tables')),
    );
    expect(said.filter((code) => code !== 'ok' && code !== 'failed')).toEqual([]);
    for (const { status, body } of asked)
      expect([status, body.error?.code]).toEqual(status === 200 ? [200, undefined] : [503, 'failed']);
    expect(asked.some(({ status }) => status === 503)).toBe(true);
    await Promise.all(others.map((client) => client.end()));
    await expect.poll(async () => (await ana.send('GET', '/me/tables')).status, TIME_LIMIT).toBe(200);
    const acknowledged = ids.filter((_, at) => said[at] === 'ok');
    for (const id of ids) expect(await player.say({ do: 'chat', text: id }, id)).toBe('ok');
    const there = (await stored(testDatabase, table)).flatMap(({ of }) => of?.id ?? []);
    expect(there.filter((id) => id.startsWith('full')).sort()).toEqual(ids.toSorted());
    expect(acknowledged.every((id) => there.includes(id))).toBe(true);
    await player.close();
    tried('times without a free connection');
  });
});

describe('two processes on a PostgreSQL that crashes', () => {
  let testDatabase: PostgresTestDatabase;
  let processes: Process[];
  let ana: Guest;
  let ben: Guest;
  const seed = randomInt(2 ** 31);
  const rng = new FastRng(seed);
  beforeAll(async () => {
    const program = buildProgram('test-outages');
    testDatabase = await postgresTestDatabase();
    const { data } = testDatabase.settings();
    processes = await Promise.all([1, 2].map(() => Process.start(program, data, testDatabase.database)));
    [ana, ben] = await Promise.all([
      Guest.come(processes[0].port, 'Ana'),
      Guest.come(processes[1].port, 'Ben'),
    ]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await testDatabase.close();
  });

  const running = () => playing(ana, ben, [{ kind: 'bot' }]);

  const alive = (): boolean[] =>
    processes.map(({ child }) => child.exitCode === null && child.signalCode === null);

  it.each(SIGNALS)(
    `live on; what was acknowledged is there exactly once, and play goes on (%s, seed ${seed})`,
    async (signal) => {
      const { table, players } = await running();
      const restless = new Restless();
      for (const [seat, player] of players.entries()) {
        restless.chats(player, player.guest.name);
        restless.answers(player, player.guest.name, seat);
        restless.creates(player.guest);
      }
      const { acknowledged } = restless;
      // In the middle of everything, at a different point each time.
      const before = 20 + rng.below(100);
      await vi.waitUntil(() => acknowledged.length >= before, TIME_LIMIT);
      await testDatabase.end(signal);
      const refusals = 1 + rng.below(200);
      await vi.waitUntil(() => restless.failed >= refusals, TIME_LIMIT);
      expect(alive()).toEqual([true, true]);
      await testDatabase.begin();
      const after = acknowledged.length + 30;
      await vi.waitUntil(() => acknowledged.length >= after, TIME_LIMIT);
      await restless.stop();
      tried('kills of PostgreSQL under its servers');
      tried('acknowledged commands', acknowledged.length);
      const ids = (await stored(testDatabase, table)).flatMap(({ of }) => of?.id ?? []);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      expect(acknowledged).toHaveLength(new Set(acknowledged).size);
      // Refused by the game, or because nothing could be stored; for no other reason.
      expect([...restless.codes].filter((code) => !EXPECTED.has(code))).toEqual([]);
      expect(restless.created.length).toBeGreaterThan(0);
      for (const { guest, table: created } of restless.created)
        expect((await guest.send('GET', `/tables/${created}/state`)).status).toBe(200);
      // Each process learns of the other's entries again, and the bot answers, without any command.
      expect(await playOn(players, 10)).toBe(10);
      expect(alive()).toEqual([true, true]);
      for (const player of players) await player.close();
    },
  );

  it('a bot that could not answer does so when the database is back, without any command', async () => {
    const seats = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
    const { table } = await ana.createTable({ game: 'xidit', seats, public: true });
    const watcher = await ana.sit(table);
    expect(await watcher.say({ do: 'start' })).toBe('ok');
    await watcher.until(() => watcher.state.status === 'running' && watcher.state.questionVersion >= 3);
    await testDatabase.end('SIGKILL');
    // Only bots have something to store, whichever process runs them.
    await vi.waitUntil(
      async () => (await Promise.all(processes.map(healthOf))).join('').includes('cannot-store'),
      TIME_LIMIT,
    );
    const { questionVersion } = watcher.state;
    await testDatabase.begin();
    await watcher.until(
      () => watcher.state.questionVersion > questionVersion + 5 || watcher.state.status === 'over',
    );
    await watcher.close();
  });

  it('people who come during the outage are told so, and are recognized afterwards', async () => {
    const { table, players } = await running();
    await testDatabase.end('SIGQUIT');
    const late = await Player.connect(ana);
    await late.until(() => late.closed);
    expect(await healthOf(processes[0])).toContain('cannot-');
    await testDatabase.begin();
    const back = await ana.sit(table);
    expect(back.viewer).toBe(0);
    for (const player of [back, ...players]) await player.close();
  });

  it('stop cleanly even during the outage', async () => {
    await testDatabase.end('SIGKILL');
    expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0]);
    await testDatabase.begin();
  });
});

/** Codes that people may get during an outage. */
const EXPECTED: ReadonlySet<string> = new Set(['ok', 'failed', 'stale', 'HTTP 503']);
