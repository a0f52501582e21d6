import { randomInt } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { FastRng } from '@triptych/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { Guest, Player, playOn } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { Restless } from './restless.ts';
import { type PostgresStage, postgresStage } from './stage.ts';
import { stored } from './stored-entries.ts';

const PATIENCE = { timeout: 30_000, interval: 5 };

/** Something at the database's port that is no database: it lets everybody in, and what then? */
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
  let stage: PostgresStage;
  beforeAll(async () => {
    stage = await postgresStage();
  });
  afterAll(() => stage.close());

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
    'fails what is under way, in a transaction or not, and nothing else (%s)',
    async (signal) => {
      const storage = await openPostgres(stage.database, 'one');
      try {
        const reading = storage.reading(async (db) => {
          await db.selectFrom('tables').select('id').execute();
          await stage.end(signal);
          // Nobody waits for an answer when the connection breaks.
          await vi.waitUntil(() => isRefused(storage), PATIENCE);
          await db.selectFrom('tables').select('id').execute();
        });
        await expect(reading).rejects.toThrow(/connection|terminat/i);
        await expect(storage.now()).rejects.toThrow(/ECONNREFUSED/);
        await stage.begin();
        expect(await storage.now()).toBeGreaterThan(0);
        expect(await storage.append([{ table_id: signal, number: 1, body: 'x' }])).toEqual([true]);
      } finally {
        await storage.close();
      }
    },
  );

  it('is made again to listen, however often that fails, and then says that anything may have been missed', async () => {
    const port = Number(new URL(stage.database).port);
    const [one, two] = [await openPostgres(stage.database, 'one'), await openPostgres(stage.database, 'two')];
    try {
      const heard: (string | null)[] = [];
      await one.listen((table) => void heard.push(table));
      await two.notify('first');
      await vi.waitUntil(() => heard.includes('first'), PATIENCE);
      await stage.end('SIGKILL');
      // Refused at the door, thrown out, and left to wait without an answer.
      let met = 0;
      const leave = await impostor(port, (socket) => {
        met++;
        if (met !== 2) socket.destroy();
      });
      await vi.waitUntil(() => met >= 4, PATIENCE);
      await leave();
      expect(heard).toEqual(['first']);
      await stage.begin();
      await vi.waitUntil(() => heard.includes(null), PATIENCE);
      await two.notify('second');
      await vi.waitUntil(() => heard.includes('second'), PATIENCE);
      expect(heard).toEqual(['first', null, 'second']);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  });

  it('is refused in time by something that does not answer', async () => {
    const storage = await openPostgres(stage.database, 'one');
    const port = Number(new URL(stage.database).port);
    await stage.end('SIGKILL');
    const leave = await impostor(port, () => {});
    try {
      await expect(storage.append([{ table_id: 'silent', number: 1, body: 'x' }])).rejects.toThrow(/timeout/);
      await expect(
        storage.together([storage.db.deleteFrom('tables').where('id', '=', 'silent')]),
      ).rejects.toThrow(/timeout/);
    } finally {
      await leave();
      await stage.begin();
    }
    expect(await storage.append([{ table_id: 'silent', number: 1, body: 'x' }])).toEqual([true]);
    await storage.close();
  });
});

describe('two processes on a PostgreSQL that crashes', () => {
  let stage: PostgresStage;
  let processes: Process[];
  let ana: Guest;
  let ben: Guest;
  const seed = randomInt(2 ** 31);
  const rng = new FastRng(seed);
  beforeAll(async () => {
    const program = buildProgram('test-outages');
    stage = await postgresStage();
    const { data } = stage.settings();
    processes = await Promise.all([1, 2].map(() => Process.start(program, data, stage.database)));
    [ana, ben] = await Promise.all([
      Guest.come(processes[0].port, 'Ana'),
      Guest.come(processes[1].port, 'Ben'),
    ]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await stage.close();
  });

  async function running(): Promise<{ table: string; players: Player[] }> {
    const { table, key } = await ana.found({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }] });
    expect(await ben.command(table, { do: 'sit', seat: 1 }, key)).toBe('ok');
    const players = [await ana.sit(table), await ben.sit(table)];
    // Her process has to hear of him first.
    await players[0].until(() => players[0].sight.chairs[1].kind === 'person');
    expect(await players[0].say({ do: 'start' })).toBe('ok');
    await Promise.all(players.map((player) => player.until(() => player.sight.status === 'running')));
    return { table, players };
  }

  const alive = (): boolean[] =>
    processes.map(({ child }) => child.exitCode === null && child.signalCode === null);

  it.each(['SIGKILL', 'SIGQUIT', 'SIGINT', 'SIGKILL', 'SIGQUIT'] as const)(
    `live on; what was acknowledged is there exactly once, and play goes on (%s, seed ${seed})`,
    async (signal) => {
      const { table, players } = await running();
      const restless = new Restless();
      for (const [seat, player] of players.entries()) {
        restless.chats(player, player.guest.name);
        restless.answers(player, player.guest.name, seat);
        restless.founds(player.guest);
      }
      const { acknowledged } = restless;
      // In the middle of everything, at another moment each time.
      const before = 20 + rng.below(100);
      await vi.waitUntil(() => acknowledged.length >= before, PATIENCE);
      await stage.end(signal);
      const refusals = 1 + rng.below(200);
      await vi.waitUntil(() => restless.failed >= refusals, PATIENCE);
      expect(alive()).toEqual([true, true]);
      await stage.begin();
      const after = acknowledged.length + 30;
      await vi.waitUntil(() => acknowledged.length >= after, PATIENCE);
      await restless.stop();
      const ids = (await stored(stage, table)).flatMap(({ of }) => of?.id ?? []);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([]);
      expect(acknowledged).toHaveLength(new Set(acknowledged).size);
      // Refused for a reason of the game, or because nothing could be stored; never for anything else.
      expect([...restless.codes].filter((code) => !EXPECTED.has(code))).toEqual([]);
      expect(restless.founded.length).toBeGreaterThan(0);
      for (const { guest, table: founded } of restless.founded)
        expect((await guest.send('GET', `/tables/${founded}/sight`)).status).toBe(200);
      // Each process hears again of what the other stores, and the bot answers, without anybody talking.
      expect(await playOn(players, 10)).toBe(10);
      expect(alive()).toEqual([true, true]);
      for (const player of players) await player.close();
    },
  );

  it('a bot that could not answer does so when the database is back, though nobody does anything', async () => {
    const seats = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
    const { table } = await ana.found({ game: 'xidit', seats, public: true });
    const watcher = await ana.sit(table);
    expect(await watcher.say({ do: 'start' })).toBe('ok');
    await watcher.until(() => watcher.sight.status === 'running' && watcher.sight.moment >= 3);
    await stage.end('SIGKILL');
    // Nobody but the bots has anything to store, whichever process looks after them.
    await vi.waitUntil(
      async () => (await Promise.all(processes.map(healthOf))).join('').includes('cannot-store'),
      PATIENCE,
    );
    const { moment } = watcher.sight;
    await stage.begin();
    await watcher.until(() => watcher.sight.moment > moment + 5 || watcher.sight.status === 'over');
    await watcher.close();
  });

  it('whoever comes while it is away is told so, and nobody takes them for a stranger afterwards', async () => {
    const { table, players } = await running();
    await stage.end('SIGQUIT');
    const late = await Player.connect(ana);
    await late.until(() => late.closed);
    expect(await healthOf(processes[0])).toContain('cannot-');
    await stage.begin();
    const back = await ana.sit(table);
    expect(back.viewer).toBe(0);
    for (const player of [back, ...players]) await player.close();
  });

  it('stop cleanly even while it is away', async () => {
    await stage.end('SIGKILL');
    expect(await Promise.all(processes.map((one) => one.end('SIGTERM')))).toEqual([0, 0]);
    await stage.begin();
  });
});

/** What people may hear around an outage. */
const EXPECTED: ReadonlySet<string> = new Set(['ok', 'failed', 'stale', 'HTTP 503']);
