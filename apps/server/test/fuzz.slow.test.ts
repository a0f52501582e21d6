import { FastRng, pick } from '@triptych/kernel';
import type { HostFrame } from '@triptych/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../serve.ts';
import { times, tried } from './effort.ts';
import { Guest, type Player, playOn } from './guest.ts';
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

/** Values that may turn up anywhere. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  99,
  1.5,
  1e308,
  2 ** 53,
  '',
  'spectator',
  'constructor',
  '__proto__',
  '\u0000\u202E\uD800',
  'x'.repeat(600),
  [],
  [0, 1, 2, 3],
  [[[[]]]],
  {},
  { kind: 'undo', answers: 1 },
  { kind: 'replace', seat: 0, by: 'bot' },
];

/** How a reply to a frame begins. */
const ANSWER = /^\{"(ok|refused|pong|story|viewer)"/;

/** A client that ignores its messages and only counts replies. */
class FloodingClient {
  readonly socket: WebSocket;
  /** Of refusals. */
  readonly codes = new Set<string>();
  #unanswered = 0;
  #wake = (): void => {};

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const answers = ANSWER.test(text);
      if (answers) this.#unanswered--;
      // Whole states and stories are long; only refusals are read.
      if (text.startsWith('{"refused"')) {
        const { refusal }: HostFrame = JSON.parse(text);
        if (refusal !== undefined) this.codes.add(refusal.code);
      }
      if (answers) this.#wake();
    });
    socket.on('close', () => this.#wake());
  }

  static connect(guest: Guest): Promise<FloodingClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${guest.port}/api/socket`, { headers: guest.headers });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new FloodingClient(socket)));
      socket.once('error', reject);
    });
  }

  send(text: string): void {
    this.#unanswered++;
    this.socket.send(text);
  }

  /** Waits until every message has been answered, or no more replies come. */
  answered(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        if (this.#unanswered <= 0 || this.socket.readyState !== WebSocket.OPEN) resolve();
      };
      this.#wake();
    });
  }
}

describe('fuzzing', () => {
  let stage: Stage;
  let server: Server;
  let sets: Set[];
  beforeAll(async () => {
    stage = await sqliteStage();
    server = await started(stage);
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

  /** Valid messages, except that they may be for another table. */
  function messages(
    { table, key }: Set,
    other: Set,
    { questionVersion }: { questionVersion: number },
  ): object[] {
    const here = { seat: 0, questionVersion: questionVersion };
    return [
      { open: table, key },
      { open: table, key, as: 0, since: 3, life: 'x' },
      { open: other.table, key },
      { open: other.table, as: 0 },
      { watch: 1 },
      { story: true },
      { ping: 1 },
      { id: 'x', do: 'claim', seat: 1 },
      { do: 'admit', claim: 4 },
      { do: 'reject', claim: 4 },
      { do: 'release', seat: 1 },
      { do: 'holiday', seat: 0, on: true },
      { do: 'stand-in', seat: 1 },
      { do: 'hand-over', seat: 1 },
      { do: 'propose', ...here, action: { kind: 'end' } },
      { do: 'pause' },
      { do: 'answer', ...here, answer: 0 },
      { do: 'answer', ...here, answer: [0, 1] },
      { do: 'withdraw', ...here },
      { do: 'undo', ...here, answers: 1 },
      { do: 'propose', ...here, action: { kind: 'undo', answers: 2 } },
      { do: 'propose', ...here, action: { kind: 'pause' } },
      { do: 'agree', proposal: 1 },
      { do: 'decline', proposal: 1 },
      { do: 'resume' },
      { do: 'chat', text: 'hm' },
      { do: 'sit', seat: 1, part: 'ab'.repeat(8) },
      { do: 'replace', seat: 1, by: 'bot', name: 'Bot', level: 'easy' },
      { do: 'leave', seat: 0 },
      { do: 'back', seat: 0 },
      { do: 'start', part: null },
      { do: 'close' },
      { do: 'time-out', seat: 0 },
      { do: 'rematch', table: other.table },
    ];
  }

  /** A message that is slightly changed, truncated, or has a wrong character in it. */
  function mutated(message: object, all: readonly object[], rng: FastRng): string {
    const fields: Record<string, unknown> = { ...message };
    const name = (): string => pick(Object.keys({ id: '', ...pick(all, rng) }), rng);
    for (let changes = rng.below(3); changes > 0; changes--) {
      const change = rng.below(3);
      if (change === 0)
        Object.defineProperty(fields, name(), {
          value: pick(ODD, rng),
          enumerable: true,
          writable: true,
          configurable: true,
        });
      if (change === 1) delete fields[name()];
      if (change === 2) Object.assign(fields, pick(all, rng));
    }
    const text = JSON.stringify(fields);
    const at = rng.below(text.length);
    if (rng.below(10) === 0) return text.slice(0, at);
    return rng.below(10) === 0
      ? text.slice(0, at) + pick(['"', '{', '\\', '\u0000', 'é'], rng) + text.slice(at)
      : text;
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
      const eve = await Guest.come(server.port, 'Eve');
      const clients = await Promise.all(
        [here.players[0].guest, eve].map((guest) => FloodingClient.connect(guest)),
      );
      for (let number = 0; number < MESSAGES; number++) {
        const all = messages(here, pick(elsewhere, rng), {
          questionVersion: here.players[0].state.questionVersion,
        });
        const message = { id: `${seed} ${number}`, ...pick(all, rng) };
        const opens = number % WAVE < 2;
        clients[number % 2].send(opens ? JSON.stringify(all[0]) : mutated(message, all, rng));
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
        tables++;
      }
      tried('hostile messages', MESSAGES);
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

  it('over HTTP gets well-formed replies and changes nothing elsewhere', async () => {
    const rng = new FastRng(4);
    const [here, other] = sets;
    const before = await stored();
    const all = messages(here, other, { questionVersion: 3 });
    const rest = [
      { name: 'Ana' },
      { game: 'bellum', seats: [{ kind: 'me' }, { kind: 'bot' }] },
      { code: 'x' },
    ];
    const paths = [
      '/guests',
      '/tables',
      '/tables/import',
      '/recover',
      `/tables/${here.table}/commands`,
      '/passkeys',
    ];
    for (let number = 0; number < REQUESTS; number++) {
      const body = mutated(pick([...all, ...rest], rng), [...all, ...rest], rng);
      const { status, body: answer } = await here.players[1].guest.send<object>(
        'POST',
        pick(paths, rng),
        body,
      );
      expect(status).toBeLessThan(500);
      expect(status < 400 || 'error' in answer).toBe(true);
    }
    tried('hostile requests', REQUESTS);
    expect((await stored()).slice(1)).toEqual(before.slice(1));
  });

  it('leaves the others playing', async () => {
    for (const { players } of sets.slice(1)) expect(await playOn(players, 4, 7)).toBe(4);
  });
});
