import { FastRng, pick } from '@triptych/kernel';
import { isFields } from '@triptych/protocol';
import { socketSchemas } from '../http/socket-schemas.ts';
import { AnyJson, damagedText } from './any-json.ts';
import { FloodingClient } from './flooding-client.ts';
import { Guest, type Player, playOn } from './guest.ts';

/** This many messages are sent before all are answered. */
const WAVE = 200;

/** A private table of three people in the middle of a match. */
export interface RunningTable {
  readonly table: string;
  readonly key: string;
  readonly players: readonly Player[];
}

/** Starts a match at the server behind the port; of the `same` people, if there are any. */
export async function runningTable(
  port: number,
  game: string,
  same?: readonly Guest[],
): Promise<RunningTable> {
  const people = same ?? (await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => Guest.come(port, name))));
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const { table, key } = await people[0].createTable({ game, seats });
  for (const seat of [1, 2]) await people[seat].command(table, { do: 'sit', seat }, key);
  const players = await Promise.all(people.map((guest) => guest.sit(table)));
  await players[0].say({ do: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
  await playOn(players, 6);
  return { table, key, players };
}

/**
 * A table to which its own host and a stranger send whatever the schemas describe. Each time its match ends, another one
 * takes its place.
 */
export class AttackedTable {
  readonly #port: number;
  readonly #game: string;
  readonly #elsewhere: readonly RunningTable[];
  readonly #rng: FastRng;
  /** The host's, and the stranger's. */
  readonly clients: readonly FloodingClient[];
  #here: RunningTable;
  /** The host's; messages arrive only between waves. */
  #questionVersion = 0;
  #frame: () => unknown;
  /** How many matches there were. */
  matches = 1;
  /** The names of all commands sent. */
  readonly sent = new Set<string>();

  private constructor(
    port: number,
    game: string,
    elsewhere: readonly RunningTable[],
    rng: FastRng,
    here: RunningTable,
    clients: readonly FloodingClient[],
  ) {
    this.#port = port;
    this.#game = game;
    this.#elsewhere = elsewhere;
    this.#rng = rng;
    this.#here = here;
    this.#frame = this.#frameMaker();
    this.clients = clients;
  }

  static async open(
    port: number,
    game: string,
    elsewhere: readonly RunningTable[],
    seed: number,
  ): Promise<AttackedTable> {
    const here = await runningTable(port, game);
    const attackers = [here.players[0].guest, await Guest.come(port, 'Eve')];
    const clients = await Promise.all(attackers.map((guest) => FloodingClient.connect(guest)));
    return new AttackedTable(port, game, elsewhere, new FastRng(seed), here, clients);
  }

  /** The match in progress. */
  get here(): RunningTable {
    return this.#here;
  }

  /** Sends that many frames, and receives a reply to each. */
  async attack(messages: number): Promise<void> {
    for (let number = 0; number < messages; number++) {
      if (number % WAVE === 0) this.#questionVersion = this.#here.players[0].state.questionVersion;
      const opens = number % WAVE < 2;
      const frame = opens ? { open: this.#here.table, key: this.#here.key } : this.#frame();
      if (isFields(frame) && typeof frame['do'] === 'string') this.sent.add(frame['do']);
      this.clients[number % 2].send(opens ? JSON.stringify(frame) : damagedText(frame, this.#rng));
      if (number % WAVE < WAVE - 1 && number < messages - 1) continue;
      // Wait for all replies, so that later messages fit the table's current state.
      await Promise.all(this.clients.map((one) => one.answered()));
      if (this.#here.players[0].state.status !== 'running') await this.#again();
    }
  }

  async #again(): Promise<void> {
    const { players } = this.#here;
    for (const player of players) await player.close();
    this.#here = await runningTable(
      this.#port,
      this.#game,
      players.map(({ guest }) => guest),
    );
    this.#frame = this.#frameMaker();
    this.matches++;
  }

  /** Frames of every kind that the server publishes, for the table as it is now. */
  #frameMaker(): () => unknown {
    const { client } = socketSchemas;
    const { table, key } = this.#here;
    const rng = this.#rng;
    const questionVersion = (): number => this.#questionVersion;
    let number = 0;
    const known = {
      get id() {
        return [`${table} ${number++}`];
      },
      open: [table, table, ...this.#elsewhere.map((other) => other.table)],
      key: [key],
      seat: [0, 0, 0, 1, 2],
      answer: [0, 0, 1, 2, [0], [0, 1]],
      answers: [1, 2],
      proposal: [0, 1, 2, 3, 4],
      claim: [1, 4],
      get questionVersion() {
        return [questionVersion()];
      },
    };
    const kinds = Object.values(client);
    return () => {
      // Commands are most of what a client sends.
      const schema = rng.below(4) > 0 ? client.command : pick(kinds, rng);
      return new AnyJson(schema, known, rng).value(schema);
    };
  }

  async close(): Promise<void> {
    for (const { socket } of this.clients) socket.terminate();
    for (const player of this.#here.players) await player.close();
  }
}
