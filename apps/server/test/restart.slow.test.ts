import { afterAll, beforeAll, expect, it } from 'vitest';
import { tried } from './effort.ts';
import { Guest, type Player } from './guest.ts';
import { buildProgram, Process } from './process.ts';
import { chatsOf, stored } from './stored-entries.ts';
import { type TestDatabase, sqliteTestDatabase } from './test-server.ts';

const TABLES = 8;
const COMMANDS = 40;

let program: string;
let testDatabase: TestDatabase;
beforeAll(async () => {
  program = buildProgram('test-restart');
  testDatabase = await sqliteTestDatabase();
});
afterAll(() => testDatabase.close());

/** A player who reconnects as the page does, and then resends what got no reply. */
class Steady {
  #player: Player;
  readonly #table: string;
  /** Replies other than “done”. */
  readonly codes = new Set<string>();
  /** How long they were without a connection, in milliseconds. */
  away = 0;

  constructor(player: Player, table: string) {
    this.#player = player;
    this.#table = table;
  }

  async say(id: string): Promise<void> {
    for (;;) {
      const code = await this.#player.say({ do: 'chat', text: id }, id).catch(() => 'lost');
      if (code === 'ok') return;
      if (code === 'lost') await this.#reconnect();
      else this.codes.add(code);
    }
  }

  async #reconnect(): Promise<void> {
    const since = performance.now();
    for (;;) {
      const next = await this.#player.again().catch(() => null);
      if (next !== null) {
        const { n, epoch } = this.#player;
        await next.open(this.#table, { since: n, epoch });
        this.#player = next;
        this.away = Math.max(this.away, performance.now() - since);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

it('a restart under load is a pause: nobody is refused anything, and every command is carried out once', async () => {
  const { data } = testDatabase.settings();
  const one = await Process.start(program, data, null);
  const people = await Promise.all(
    Array.from({ length: TABLES }, async (_, at) => {
      const guest = await Guest.come(one.port, `Ana ${at}`);
      const { table } = await guest.createTable({
        seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
      });
      const player = await guest.sit(table);
      expect(await player.say({ do: 'start' })).toBe('ok');
      return { steady: new Steady(player, table), table };
    }),
  );
  let said = 0;
  const busy = people.map(async ({ steady, table }) => {
    for (let number = 0; number < COMMANDS; number++) {
      await steady.say(`${table} ${number}`);
      said++;
    }
  });
  while (said < (TABLES * COMMANDS) / 3) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await one.end('SIGTERM')).toBe(0);
  const two = await Process.start(program, data, null, undefined, [], { port: one.port });
  await Promise.all(busy);
  const expected = people.map(({ table }) => Array.from({ length: COMMANDS }, (_, at) => `${table} ${at}`));
  expect(people.map(({ steady }) => [...steady.codes])).toEqual(people.map(() => []));
  // Some were in the middle of a command; all were cut off.
  expect(people.every(({ steady }) => steady.away > 0)).toBe(true);
  for (const [at, { table }] of people.entries())
    expect(chatsOf(await stored(testDatabase, table))).toEqual(expected[at]);
  expect(one.output + two.output).not.toMatch(/"level":[56]0/);
  tried('restarts under load');
  tried('commands during restarts', TABLES * COMMANDS);
  expect(await two.end('SIGTERM')).toBe(0);
});
