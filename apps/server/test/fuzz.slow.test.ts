import { FastRng, pick } from '@triptych/kernel';
import { isFields } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketSchemas } from '../http/socket-schemas.ts';
import type { Server } from '../serve.ts';
import { AnyJson, damagedText } from './any-json.ts';
import { times, tried } from './effort.ts';
import { FloodingClient } from './flooding-client.ts';
import { Guest, type Player, playOn } from './guest.ts';
import { commandNames, RequestFuzzer } from './request-fuzzer.ts';
import { type Stage, sqliteStage, started } from './test-server.ts';

interface Set {
  readonly table: string;
  readonly key: string;
  readonly players: readonly Player[];
}

/** With three seeds, 10⁵ in an ordinary test; 10⁷ take about an hour. */
const MESSAGES = 33_400;
/** So many are sent before all are answered. */
const WAVE = 200;
const REQUESTS = times(500, 2000);

describe('fuzzing', () => {
  let stage: Stage;
  let server: Server;
  let sets: Set[];
  beforeAll(async () => {
    stage = await sqliteStage();
    // Requests come from many addresses, so that the limits do not answer them.
    server = await started(stage, { trustProxy: true });
    sets = await Promise.all(['bellum', 'xidit', 'xerxes'].map((game) => runningTable(game)));
  });
  afterAll(async () => {
    for (const player of sets.flatMap(({ players }) => players)) await player.close();
    await server.stop();
    await stage.close();
  });

  /** A private table of three people in the middle of a match. */
  async function runningTable(game: string, same?: readonly Guest[]): Promise<Set> {
    const people =
      same ?? (await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => Guest.come(server.port, name))));
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { table, key } = await people[0].createTable({ game, seats });
    for (const seat of [1, 2]) await people[seat].command(table, { do: 'sit', seat }, key);
    const players = await Promise.all(people.map((guest) => guest.sit(table)));
    await players[0].say({ do: 'start' });
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
    await playOn(players, 6);
    return { table, key, players };
  }

  /** Frames of every kind that the server publishes, for the table as it is now. */
  function frameMaker(here: Set, elsewhere: readonly Set[], rng: FastRng): () => unknown {
    const { client } = socketSchemas;
    let number = 0;
    const known = {
      get id() {
        return [`${here.table} ${number++}`];
      },
      open: [here.table, here.table, ...elsewhere.map(({ table }) => table)],
      key: [here.key],
      seat: [0, 0, 0, 1, 2],
      answer: [0, 0, 1, 2, [0], [0, 1]],
      answers: [1, 2],
      proposal: [0, 1, 2, 3, 4],
      claim: [1, 4],
      get questionVersion() {
        return [here.players[0].state.questionVersion];
      },
    };
    const kinds = Object.values(client);
    return () => {
      // Commands are most of what a client sends.
      const schema = rng.below(4) > 0 ? client.command : pick(kinds, rng);
      return new AnyJson(schema, known, rng).value(schema);
    };
  }

  /** What people were told; who is there is repeated now and then. */
  const heard = (some: readonly Set[]): number[][] =>
    some.map(({ players }) =>
      players.map(({ texts }) => texts.filter((text) => !text.startsWith('{"present"')).length),
    );
  const stored = (): Promise<unknown[]> =>
    Promise.all(sets.map(({ table }) => server.registry.load(table, 0)));

  it.each(Array.from({ length: times(3, 5) }, (_, at) => at + 1))(
    'over a socket gets an answer, and reaches nobody at another table (seed %i)',
    async (seed) => {
      const rng = new FastRng(seed);
      const [, ...elsewhere] = sets;
      let [here] = sets;
      const before = await stored();
      const received = heard(elsewhere);
      let tables = 1;
      let frameOf = frameMaker(here, elsewhere, rng);
      const sent = new Set<string>();
      const eve = await Guest.come(server.port, 'Eve');
      const clients = await Promise.all(
        [here.players[0].guest, eve].map((guest) => FloodingClient.connect(guest)),
      );
      for (let number = 0; number < MESSAGES; number++) {
        const opens = number % WAVE < 2;
        const frame = opens ? { open: here.table, key: here.key } : frameOf();
        if (isFields(frame) && typeof frame['do'] === 'string') sent.add(frame['do']);
        clients[number % 2].send(opens ? JSON.stringify(frame) : damagedText(frame, rng));
        if (number % WAVE < WAVE - 1) continue;
        // Wait for all replies, so that later messages fit the table's current state.
        await Promise.all(clients.map((one) => one.answered()));
        if (here.players[0].state.status === 'running') continue;
        for (const player of here.players) await player.close();
        here = await runningTable(
          'bellum',
          here.players.map(({ guest }) => guest),
        );
        sets = [here, ...elsewhere];
        frameOf = frameMaker(here, elsewhere, rng);
        tables++;
      }
      tried('hostile messages', MESSAGES);
      expect([...sent].sort()).toEqual(expect.arrayContaining(commandNames()));
      expect(tables).toBeLessThan(MESSAGES / WAVE / 2);
      for (const { codes, socket } of clients) {
        expect(codes.size).toBeGreaterThan(12);
        expect(codes).not.toContain('failed');
        expect(socket.readyState).toBe(WebSocket.OPEN);
        socket.terminate();
      }
      expect((await stored()).slice(1)).toEqual(before.slice(1));
      expect(heard(elsewhere)).toEqual(received);
      expect(sets.flatMap(({ players }) => players.filter(({ closed }) => closed))).toEqual([]);
      // Reopening the table from storage gives the same state.
      const { table } = here;
      const opened = await server.registry.open(table);
      const last = opened.ok ? opened.live.table.viewerState(0) : null;
      server.registry.drop(table);
      const again = await server.registry.open(table);
      expect(again.ok ? again.live.table.viewerState(0) : null).toEqual(last);
    },
    // Half a minute on an idle machine.
    600_000,
  );

  it('over HTTP gets well-formed replies at every route, and changes nothing elsewhere', async () => {
    const rng = new FastRng(4);
    const [here, ...elsewhere] = sets;
    const before = await stored();
    const known = {
      id: sets.map(({ table }) => table),
      game: ['bellum', 'xidit', 'xerxes'],
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
    const other = await started(stage, { trustProxy: true, data: (await stage.another()).data });
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
    for (const { players } of sets.slice(1)) expect(await playOn(players, 4, 7)).toBe(4);
  });
});
