import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { type ServerFrame, playerCommand, refuseRequest, type TableEntry } from '@triptych/protocol';
import { Connection, type ConnectionServer, LiveTable, type StoreResult, Table } from '../index.ts';
import { config } from './seated.ts';

/** A store of one table's entries, and the processes that keep the table in memory. */
export class Store {
  readonly entries: TableEntry[] = [{ at: 0, act: { do: 'create', config: config() } }];
  readonly dropped: unknown[] = [];
  unsure = 0;
  /** Long after 1970, as everywhere. */
  now = 1_700_000_000_000;
  /** What becomes of the next entries instead of being stored. */
  faults: Error[] = [];

  process(): LiveTable {
    return new LiveTable('table', '', Table.open(lookout, this.entries), this.entries.length, {
      append: ({ body, number }, done) => done(this.#append(JSON.parse(body), number)),
      load: async (_table, after) => this.entries.slice(after),
      entered: () => {},
      unsure: () => this.unsure++,
      drop: (_live, problem) => this.dropped.push(problem),
      attended: () => {},
      now: () => this.now,
      newEpoch: () => `epoch ${++this.#epochs}`,
    });
  }

  #epochs = 0;

  /** Another process may have taken the number. */
  #append(entry: TableEntry, number: number): StoreResult {
    const fault = this.faults.shift();
    if (fault !== undefined) return fault;
    if (number !== this.entries.length + 1) return false;
    this.entries.push(entry);
    return true;
  }
}

/** One client and what it was sent. */
export class Client {
  readonly frames: (ServerFrame | readonly unknown[])[] = [];
  readonly refusals: string[] = [];
  readonly connection: Connection;
  isClosed = false;
  tooFast = false;
  /** Whether its commands come too fast. */
  commandsTooFast = false;
  /** Two connections of one person never share a command id. */
  static #ids = 0;

  /** `more`: what its server does differently. */
  constructor(live: LiveTable, name: string | null, more: Partial<ConnectionServer> = {}) {
    this.connection = new Connection(
      {
        person: name === null ? null : { id: name.toLowerCase(), name },
        commands: playerCommand(['novice']),
        mayHear: () => !this.tooFast,
        mayCommand: () => !this.commandsTooFast,
        open: async ({ table }) => (table === live.id ? live : refuseRequest('no-such-table')),
        replacement: () => null,
        failed: () => refuseRequest('failed'),
        refused: ({ code }) => this.refusals.push(code),
        ...more,
      },
      {
        send: (text) => this.frames.push(JSON.parse(text)),
        close: () => (this.isClosed = true),
      },
    );
  }

  /** Sends a frame; resolves to everything the client was sent until it was answered. */
  async send(frame: object | string): Promise<(ServerFrame | readonly unknown[])[]> {
    const before = this.frames.length;
    this.connection.hear(typeof frame === 'string' ? frame : JSON.stringify(frame));
    // Frames of one client are handled in order.
    this.connection.hear('{"ping":1}');
    while (!this.frames.slice(before).some((sent) => 'pong' in sent) && !this.tooFast)
      await new Promise((resolve) => setImmediate(resolve));
    return this.frames.slice(before).filter((sent) => !('pong' in sent));
  }

  /** The code of the refusal, or 'ok'. */
  async say(command: object, id = `c${++Client.#ids}`): Promise<string> {
    for (const sent of await this.send({ id, ...command })) {
      if ('ok' in sent && sent.ok === id) return 'ok';
      if ('refused' in sent && sent.refused === id) return sent.refusal?.code ?? '';
    }
    return 'nothing';
  }

  /** The last frame that has this field. */
  last<K extends keyof ServerFrame>(field: K): ServerFrame[K] | undefined {
    const found = this.frames.findLast((sent): sent is ServerFrame => !Array.isArray(sent) && field in sent);
    return found?.[field];
  }
}
