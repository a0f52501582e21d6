import { randomInt } from 'node:crypto';
import { FastRng } from '@triptych/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../games.ts';
import { times, tried } from './effort.ts';
import { Guest, type Player, playOn } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { framesFor } from './read-frame.ts';
import { Restless } from './restless.ts';
import { stored } from './stored-entries.ts';
import {
  postgresTestDatabase,
  type TestDatabase,
  sqliteTestDatabase,
  type PostgresTestDatabase,
} from './test-server.ts';

const TIME_LIMIT = { timeout: 60_000, interval: 5 };
/** People, people around one device, bots, and seats with a clock. */
const KINDS: readonly object[] = [
  { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }] },
  { seats: [{ kind: 'me' }, { kind: 'here', name: 'Cleo' }, { kind: 'open' }] },
  {
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'normal' }],
    timeControl: { kind: 'live', bank: 600_000, increment: 5000 },
  },
];

interface Match {
  readonly table: string;
  readonly game: string;
  readonly guests: readonly Guest[];
  readonly players: Player[];
}

let program: string;
beforeAll(() => {
  program = buildProgram('test-crash');
});

describe.each<[string, () => Promise<TestDatabase | PostgresTestDatabase>, number]>([
  ['SQLite', sqliteTestDatabase, 1],
  ['PostgreSQL', postgresTestDatabase, 2],
])('processes on %s that are killed', (name, open, number) => {
  let testDatabase: TestDatabase | PostgresTestDatabase;
  let processes: Process[];
  const start = (): Promise<Process> =>
    Process.start(program, testDatabase.settings().data, testDatabase.database);
  beforeAll(async () => {
    testDatabase = await open();
    processes = await Promise.all(Array.from({ length: number }, start));
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await testDatabase.close();
  });

  async function running(game: string, request: object): Promise<Match> {
    const guests = await Promise.all(
      ['Ana', 'Ben'].map((who, at) => Guest.come(processes[at % number].port, who)),
    );
    const { table, key } = await guests[0].createTable({ game, ...request });
    const seats = (request as { seats: { kind: string }[] }).seats.map(({ kind }) => kind);
    const seat = seats.indexOf('open');
    expect(await guests[1].command(table, { do: 'sit', seat }, key)).toBe('ok');
    const players = await Promise.all(guests.map((guest) => guest.sit(table)));
    await players[0].until(() => players[0].state.seats[seat].kind === 'person');
    expect(await players[0].say({ do: 'start' })).toBe('ok');
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
    return { table, game, guests, players };
  }

  /** Every message that somebody received is what the stored entries lead to. */
  async function sawTheTruth({ table, game, players }: Match): Promise<void> {
    const entries = await stored(testDatabase, table);
    const module = GAMES.find(({ id }) => id === game);
    if (module === undefined) throw new Error(`no game ${game}`);
    const read = module.readPack(module.packs['standard']);
    if (!read.ok) throw new Error('no pack');
    const rules = module.open(read.pack);
    for (const player of players) {
      const expected = new Map(framesFor(rules, entries, player.viewer).map((frame) => [frame.n, frame]));
      for (const { ok: _ok, ...frame } of player.frames.filter(({ n }) => n !== undefined))
        expect(frame).toEqual(expected.get(frame.n));
    }
  }

  const seeds = Array.from({ length: times(1, 2) }, () => randomInt(2 ** 31));
  it.each(seeds)(
    'lose or duplicate nothing acknowledged, show everybody what they saw, and continue (seed %i)',
    async (seed) => {
      const rng = new FastRng(seed);
      const matches = await Promise.all(
        GAMES.map(({ id }, at) => running(id, KINDS[(at + rng.below(KINDS.length)) % KINDS.length])),
      );
      const restless = new Restless();
      for (const { players, table } of matches) {
        for (const [seat, player] of players.entries()) {
          restless.chats(player, `${table} ${player.guest.name}`);
          restless.answers(player, `${table} ${player.guest.name}`, seat);
        }
      }
      const { acknowledged } = restless;
      await vi.waitUntil(() => acknowledged.length >= 30 + rng.below(300), TIME_LIMIT);
      const database = 'end' in testDatabase && rng.below(2) === 0 ? testDatabase : null;
      await Promise.all([
        ...processes.map((one) => one.end('SIGKILL')),
        ...(database === null ? [] : [database.end('SIGKILL')]),
      ]);
      await restless.stop();
      await database?.begin();
      processes = await Promise.all(Array.from({ length: number }, start));
      tried(`kills on ${name}`, number + (database === null ? 0 : 1));
      tried('acknowledged commands', acknowledged.length);
      for (const match of matches) {
        const ids = (await stored(testDatabase, match.table)).flatMap(({ of }) => of?.id ?? []);
        expect(ids).toHaveLength(new Set(ids).size);
        const own = acknowledged.filter((id) => id.startsWith(match.table));
        expect(own.filter((id) => !ids.includes(id))).toEqual([]);
        await sawTheTruth(match);
        const again = await Promise.all(
          match.guests.map((guest, at) => guest.at(processes[at % number].port).sit(match.table)),
        );
        // The seats of people who share a device are not answered for here.
        const isShared = again[0].state.seats.filter(({ kind }) => kind === 'person').length > 2;
        const answers = isShared ? 1 : await playOn(again, 4, seed);
        expect(answers > 0 || again[0].state.status === 'over').toBe(true);
        for (const player of again) await player.close();
      }
    },
  );
});
