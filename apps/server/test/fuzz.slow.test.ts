import { FastRng } from '@triptych/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketSchemas } from '../http/socket-schemas.ts';
import type { Server } from '../serve.ts';
import { AnyJson, damagedText } from './any-json.ts';
import { AttackedTable, type RunningTable, runningTable } from './attacked-table.ts';
import { measured, times, tried } from './effort.ts';
import { Guest, playOn } from './guest.ts';
import { heapAfterCollection } from './heap.ts';
import { commandNames, RequestFuzzer } from './request-fuzzer.ts';
import { type TestDatabase, sqliteTestDatabase, started } from './test-server.ts';

const ALL_GAMES = ['bellum', 'xidit', 'xerxes'];
/** Several are attacked at once: while an answer at one of them is being stored, the others keep the server busy. */
const TABLES_PER_GAME = 2;
/** To each attacked table, for each seed. */
const MESSAGES = 5600;
const TOGETHER = MESSAGES * TABLES_PER_GAME * ALL_GAMES.length;
/** With three seeds, 10⁵ in an ordinary test; in half an hour, 10⁷. */
const SEEDS = times(3, 10);
const REQUESTS = times(500, 2000);
const MEGABYTE = 1024 * 1024;
/** By how much memory may differ between the first seed and the last. */
const LEFT = 32 * MEGABYTE;

describe('fuzzing', () => {
  let testDatabase: TestDatabase;
  let server: Server;
  let quiet: readonly RunningTable[];
  beforeAll(async () => {
    testDatabase = await sqliteTestDatabase();
    // Requests come from many addresses, so that the limits do not answer them. Tables leave memory with their people.
    server = await started(testDatabase, { trustProxy: true }, { idle: 0 });
    quiet = await Promise.all(ALL_GAMES.map((game) => runningTable(server.port, game)));
  });
  afterAll(async () => {
    for (const player of quiet.flatMap(({ players }) => players)) await player.close();
    await server.stop();
    await testDatabase.close();
  });

  /** What people were told; who is there is repeated now and then. */
  const heard = (some: readonly RunningTable[]): number[][] =>
    some.map(({ players }) =>
      players.map(({ texts }) => texts.filter((text) => !text.startsWith('{"present"')).length),
    );
  const stored = (): Promise<unknown[]> =>
    Promise.all(quiet.map(({ table }) => server.registry.load(table, 0)));

  /** Reopening a table from storage gives the same state. */
  async function isStored(table: string): Promise<void> {
    const opened = await server.registry.open(table);
    const last = opened.ok ? opened.live.table.viewerState(0) : null;
    server.registry.drop(table);
    const again = await server.registry.open(table);
    expect(again.ok ? again.live.table.viewerState(0) : null).toEqual(last);
  }

  /** What the process needs once the attacked tables have left its memory. */
  async function memoryAfterwards(): Promise<number> {
    await expect
      .poll(
        async () => {
          await server.registry.housekeep();
          return server.registry.inMemory.size;
        },
        { timeout: 60_000 },
      )
      .toBe(quiet.length);
    return heapAfterCollection();
  }

  const memory: number[] = [];
  it.each(Array.from({ length: SEEDS }, (_, at) => at + 1))(
    'over sockets gets answers, and reaches nobody at another table (seed %i)',
    async (seed) => {
      const before = await stored();
      const received = heard(quiet);
      const attacked = await Promise.all(
        ALL_GAMES.flatMap((game, at) =>
          Array.from({ length: TABLES_PER_GAME }, (_, more) =>
            AttackedTable.open(
              server.port,
              game,
              quiet,
              (seed * ALL_GAMES.length + at) * TABLES_PER_GAME + more,
            ),
          ),
        ),
      );
      await Promise.all(attacked.map((one) => one.attack(MESSAGES)));
      tried('hostile messages', TOGETHER);
      const sent = attacked.flatMap((one) => [...one.sent]);
      expect([...new Set(sent)].sort()).toEqual(expect.arrayContaining(commandNames()));
      for (const which of [0, 1]) {
        const clients = attacked.map((one) => one.clients[which]);
        const codes = new Set(clients.flatMap((one) => [...one.codes]));
        expect(codes.size).toBeGreaterThan(12);
        expect(codes).not.toContain('failed');
        for (const { socket } of clients) expect(socket.readyState).toBe(WebSocket.OPEN);
      }
      for (const one of attacked) {
        // Most of what is sent must meet a match in progress.
        expect(one.matches).toBeLessThan(MESSAGES / 400);
        expect(one.here.players.filter(({ closed }) => closed)).toEqual([]);
        await isStored(one.here.table);
      }
      expect(await stored()).toEqual(before);
      expect(heard(quiet)).toEqual(received);
      expect(quiet.flatMap(({ players }) => players.filter(({ closed }) => closed))).toEqual([]);
      for (const one of attacked) await one.close();
      memory.push(await memoryAfterwards());
    },
    // Half a minute on an idle machine.
    600_000,
  );

  it('leaves nothing behind in memory', () => {
    const [first = 0] = memory;
    const last = memory.at(-1) ?? 0;
    const [from, to] = [first, last].map((bytes) => (bytes / MEGABYTE).toFixed(0));
    measured(`memory after ${TOGETHER} hostile messages: ${from} MB; after ${SEEDS * TOGETHER}: ${to} MB`);
    expect(last - first).toBeLessThan(LEFT);
  });

  it('over HTTP gets well-formed replies at every route, and changes nothing elsewhere', async () => {
    const rng = new FastRng(4);
    const [here, ...elsewhere] = quiet;
    const before = await stored();
    const known = {
      id: quiet.map(({ table }) => table),
      game: ALL_GAMES,
      'x-table-key': [here.key],
    };
    const fuzz = new RequestFuzzer(server, known, rng);
    let people = [here.players[1].guest, await Guest.come(server.port, 'Eve'), new Guest(server.port, '')];
    for (let number = 0; number < REQUESTS; number++) {
      const person = people[number % people.length];
      const status = await fuzz.send(number, person);
      // Somebody who has signed out or deleted themselves comes back as another.
      if (status === 401 && person.cookie !== '')
        people = [...people.filter((one) => one !== person), await Guest.come(server.port, 'Eve')];
    }
    tried('hostile requests', REQUESTS);
    expect(fuzz.untried(REQUESTS)).toEqual([]);
    expect((await stored()).slice(1)).toEqual(before.slice(1));
    expect(elsewhere.flatMap(({ players }) => players.filter(({ closed }) => closed))).toEqual([]);
  });

  it('over HTTP by an administrator gets well-formed replies', async () => {
    const other = await started(testDatabase, {
      trustProxy: true,
      data: (await testDatabase.another()).data,
    });
    const rng = new FastRng(5);
    try {
      const token = await other.firstAdminLink();
      const admin = await Guest.come(other.port, 'Ada');
      expect((await admin.send('POST', '/admin/claim', { token })).status).toBe(200);
      const table = async (): Promise<string> =>
        (await admin.createTable({ seats: [{ kind: 'me' }, { kind: 'bot' }] })).table;
      const known = { id: [await table(), await table(), await table()], keepDays: [0, 365] };
      const fuzz = new RequestFuzzer(other, known, rng, (path) => path.startsWith('/api/admin/'));
      for (let number = 0; number < REQUESTS / 5; number++) await fuzz.send(number, admin);
      expect(fuzz.untried(REQUESTS / 5)).toEqual([]);
      expect((await admin.send('GET', '/admin/overview')).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  it('over the feed gets a reply or ends the connection', async () => {
    const rng = new FastRng(6);
    const outcomes = new Set<unknown>();
    const eve = await Guest.come(server.port, 'Eve');
    for (let number = 0; number < REQUESTS / 5; number++) {
      const socket = new WebSocket(`ws://127.0.0.1:${eve.port}/api/me/feed`, { headers: eve.headers });
      const ended = new Promise((resolve) => socket.once('close', () => resolve('ended')));
      const ponged = new Promise((resolve) =>
        socket.on('message', (data: Buffer) => {
          if (data.toString() === '{"pong":1}') resolve('replied');
        }),
      );
      await new Promise((resolve) => socket.once('open', resolve));
      const { client } = socketSchemas.feed;
      for (let frames = 0; frames < 4; frames++)
        socket.send(damagedText(new AnyJson(client, {}, rng).value(client), rng));
      socket.send('{"ping":1}');
      outcomes.add(await Promise.race([ended, ponged]));
      socket.terminate();
      await ended;
    }
    tried('hostile messages', REQUESTS);
    expect(outcomes.size).toBe(2);
  });

  it('leaves the others playing', async () => {
    for (const { players } of quiet.slice(1)) expect(await playOn(players, 4, 7)).toBe(4);
  });
});
