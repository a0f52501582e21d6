import { afterAll, beforeAll } from 'vitest';
import type { Server } from '../serve.ts';
import type { Guest, Player } from './guest.ts';
import { type TestDatabase, started } from './test-server.ts';

/** Two servers on one database; the same server twice if the database allows only one. For all tests of a block. */
export class TwoServers {
  readonly #testDatabase: () => TestDatabase;
  #servers: readonly Server[] = [];

  constructor(testDatabase: () => TestDatabase) {
    this.#testDatabase = testDatabase;
    beforeAll(() => this.#start());
    afterAll(() => this.#stop());
  }

  get server(): Server {
    return this.#servers[0];
  }

  get other(): Server {
    return this.#servers[this.#servers.length - 1];
  }

  async restart(): Promise<void> {
    await this.#stop();
    await this.#start();
  }

  async #start(): Promise<void> {
    const testDatabase = this.#testDatabase();
    this.#servers = [
      await started(testDatabase),
      ...(testDatabase.database === null ? [] : [await started(testDatabase)]),
    ];
  }

  async #stop(): Promise<void> {
    for (const server of this.#servers.toReversed()) await server.stop();
  }
}

/** Two people play; the first one has created the table and has the first seat. `others`: the seats beside them. */
export async function playing(
  ana: Guest,
  ben: Guest,
  others: readonly object[] = [],
): Promise<{ table: string; key: string; players: readonly [Player, Player] }> {
  const { table, key } = await ana.createTable({ seats: [{ kind: 'me' }, { kind: 'open' }, ...others] });
  await ben.command(table, { do: 'sit', seat: 1 }, key);
  const players = [await ana.sit(table), await ben.sit(table)] as const;
  // Her process must first learn of him.
  await players[0].until(() => players[0].state.seats[1].kind === 'person');
  await players[0].say({ do: 'start' });
  await Promise.all(players.map((player) => player.until(() => player.state.status === 'running')));
  return { table, key, players };
}
