import { type Refusal, refuse, type Viewer } from '@triptych/kernel';
import type { Command } from '@triptych/protocol';
import { BadLog } from './bad-log.ts';
import type { TableEntry } from './entry.ts';
import type { Sender } from './sender.ts';
import { SerialQueue } from './serial-queue.ts';
import type { Table } from './table.ts';

/** What became of a command. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** An entry on its way to where it is stored. */
export interface NewEntry {
  readonly table: string;
  /** Entries of a table are numbered from 1, without gaps. */
  readonly number: number;
  readonly body: string;
}

/** Whether an entry was stored, or another host has used its number; or why it could not be stored. */
export type Stored = boolean | Error;

/** Somebody who is told what a viewer is told. */
export interface Listener {
  readonly viewer: Viewer;
  /** Who it is; null: nobody whom the host knows. */
  readonly person: string | null;
  tell(text: string): void;
  /** Somebody else has the seat now. */
  dismissed(): void;
  /** Ends the connection; a client comes back by itself. */
  hangUp(): void;
}

/** How a live table reaches the world around it: a server's database, a browser's, or a file. */
export interface LiveTableIO {
  append(entry: NewEntry, done: (stored: Stored) => void): void;
  load(table: string, after: number): Promise<readonly TableEntry[]>;
  /** Called after every entry. */
  entered(table: LiveTable, entry: TableEntry): void;
  /** Nobody knows whether an entry was stored: the table has to catch up as soon as that can be found out. */
  unsure(table: LiveTable): void;
  /** The table in memory can no longer be trusted: the next one who needs it loads it again. */
  drop(table: LiveTable, problem: unknown): void;
  now(): number;
  /** A name that was never used before. */
  newEpoch(): string;
}

interface Attempt {
  readonly command: Command;
  readonly from: Sender;
  readonly id: string | null;
  readonly sender: Listener | null;
  /** How many more there may be. */
  readonly tries: number;
}

/** How often a command is checked again because another process was faster. */
const TRIES = 20;

/** A table in memory, with those who listen to it. It is a cache: the truth is stored. */
export class LiveTable {
  readonly id: string;
  readonly key: string;
  readonly table: Table;
  /** Names this time in memory: whoever was told something in another one gets everything anew. */
  readonly epoch: string;
  readonly #io: LiveTableIO;
  readonly #listeners = new Set<Listener>();
  /** One command at a time for each table. */
  readonly #queue = new SerialQueue();
  usedAt: number;
  /** After how many entries the state was last kept in the database. */
  snapshotAt: number;

  constructor(id: string, key: string, table: Table, snapshotAt: number, io: LiveTableIO) {
    this.id = id;
    this.epoch = io.newEpoch();
    this.key = key;
    this.table = table;
    this.snapshotAt = snapshotAt;
    this.#io = io;
    this.usedAt = io.now();
  }

  /** Checks a command, stores what becomes of it, and only then tells everybody. */
  command(command: Command, from: Sender, id: string | null, sender: Listener | null = null): Promise<Reply> {
    return new Promise((resolve, reject) =>
      this.submit(command, from, id, sender, (reply) =>
        reply instanceof Error ? reject(reply) : resolve(reply),
      ),
    );
  }

  /** The same, for those who have so many commands that a promise for each would be too much. */
  submit(
    command: Command,
    from: Sender,
    id: string | null,
    sender: Listener | null,
    done: (reply: Reply | Error) => void,
  ): void {
    this.#queue.take((next) => {
      this.usedAt = this.#io.now();
      this.#try({ command, from, id, sender, tries: TRIES }, (reply) => {
        done(reply);
        next();
      });
    });
  }

  #try(attempt: Attempt, done: (reply: Reply | Error) => void): void {
    const { command, from, id, sender, tries } = attempt;
    if (tries === 0) return done({ ok: false, refusal: refuse('busy') });
    const checked = attempted(() => this.table.check(command, from, this.#io.now(), id));
    if (checked instanceof Error || !checked.ok) return done(checked);
    const { entry } = checked;
    if (entry === null) {
      if (sender !== null && id !== null) sender.tell(JSON.stringify({ ok: id }));
      return done({ ok: true });
    }
    const row = { table: this.id, number: this.table.entries + 1, body: JSON.stringify(entry) };
    this.#io.append(row, (stored) => {
      if (stored === true) done(attempted(() => this.#enter(entry, sender, id)) ?? { ok: true });
      else if (stored instanceof Error) {
        this.#io.unsure(this);
        done(stored);
      } else this.#catchUp().then(() => this.#try({ ...attempt, tries: tries - 1 }, done), done);
    });
  }

  /** Enters what another process has written. */
  catchUp(): Promise<void> {
    return this.#queue.promised(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    try {
      for (const entry of await this.#io.load(this.id, this.table.entries)) this.#enter(entry, null, null);
    } catch (error) {
      if (error instanceof BadLog) this.#io.drop(this, error);
      throw error;
    }
  }

  #enter(entry: TableEntry, sender: Listener | null, id: string | null): void {
    const { seats } = this.table;
    const messages = this.table.enter(entry);
    const dismissed = this.table.seats === seats ? [] : this.#withoutSeat();
    for (const listener of this.#listeners) {
      // One text for all who look through the same seat.
      const text = dismissed.includes(listener) ? undefined : messages.get(listener.viewer);
      if (listener === sender && id !== null) listener.tell(acknowledged(id, text));
      else if (text !== undefined) listener.tell(text);
    }
    for (const listener of dismissed) listener.dismissed();
    this.#io.entered(this, entry);
  }

  /** Those who look through a seat that is no longer theirs. */
  #withoutSeat(): readonly Listener[] {
    return [...this.#listeners].filter(
      ({ viewer, person }) =>
        viewer !== 'spectator' && (person === null || !this.table.holds(viewer, person)),
    );
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  listen(listener: Listener): void {
    this.table.watch(listener.viewer);
    this.#listeners.add(listener);
    this.usedAt = this.#io.now();
  }

  unlisten(listener: Listener): void {
    this.#listeners.delete(listener);
    this.usedAt = this.#io.now();
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#listeners;
  }

  /** Seats of those who look at the table right now: who has several looks through one at a time. */
  get present(): readonly number[] {
    const seats = [...this.#listeners].flatMap(({ person }) =>
      person === null ? [] : this.table.seatsOf(person),
    );
    return [...new Set(seats)].sort((a, b) => a - b);
  }

  /** Tells everybody who looks at the table right now. */
  tellWhoIsThere(): void {
    const spectators = [...this.#listeners].filter(({ viewer }) => viewer === 'spectator').length;
    this.tellAll(JSON.stringify({ present: this.present, spectators }));
  }

  /** Ends the connections of all who look at the table. */
  hangUp(): void {
    for (const listener of this.#listeners) listener.hangUp();
  }

  tellAll(text: string): void {
    for (const listener of this.#listeners) listener.tell(text);
  }

  /** Forgets what was shown to viewers who are gone. */
  unwatch(viewers: Iterable<Viewer>): void {
    for (const viewer of viewers) {
      if (![...this.#listeners].some((listener) => listener.viewer === viewer)) this.table.unwatch(viewer);
    }
  }
}

/** The sender's own message says too that the command was taken. */
function acknowledged(id: string, message: string | undefined): string {
  const ok = `{"ok":${JSON.stringify(id)}`;
  return message === undefined ? `${ok}}` : `${ok},"m":${message}}`;
}

/** What was thrown is an answer, too: whoever waits must hear of it. */
function attempted<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
