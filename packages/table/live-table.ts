import type { Refusal, Viewer } from '@triptych/kernel';
import { type Command, frameText, refuseRequest, type TableEntry } from '@triptych/protocol';
import { Attendance } from './attendance.ts';
import { BadLog, Rewritten } from './bad-log.ts';
import type { Listener } from './listener.ts';
import type { Sender } from './sender.ts';
import { SerialQueue } from './serial-queue.ts';
import type { Table } from './table.ts';

/** The result of a command. */
export type CommandReply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** An entry that is to be stored. */
export interface NewEntry {
  readonly table: string;
  /** A table's entries are numbered from 1, without gaps. */
  readonly number: number;
  readonly body: string;
}

/**
 * True: stored. False: another process has used the number. Error: it is unknown whether the entry was stored.
 */
export type StoreResult = boolean | Error;

/** How a live table reaches storage: a server's database, a browser's, or a file. */
export interface LiveTableIO {
  append(entry: NewEntry, done: (stored: StoreResult) => void): void;
  load(table: string, after: number): Promise<readonly TableEntry[]>;
  /** Called after every entry. */
  entered(table: LiveTable, entry: TableEntry): void;
  /** It is unknown whether an entry was stored: the table must catch up once storage can be read. */
  unsure(table: LiveTable): void;
  /** The table in memory can no longer be trusted: it must be loaded again before its next use. */
  drop(table: LiveTable, problem: unknown): void;
  /** Somebody has connected or disconnected. */
  attended(table: LiveTable): void;
  /** Runs something a moment later, where a crowd may come and go; on a device nobody does. */
  readonly soon?: (run: () => void) => void;
  now(): number;
  /** A name that has never been used before. */
  newEpoch(): string;
}

interface Attempt {
  readonly command: Command;
  readonly from: Sender;
  readonly id: string | null;
  readonly sender: Listener | null;
  /** Attempts left. */
  readonly tries: number;
}

/** How often a command is checked again because another process took its entry number. */
const TRIES = 20;
/** How long a command may wait for those before it, in milliseconds; then it is refused. */
const PATIENCE = 5000;
/** The sender may send it again. */
const BUSY: CommandReply = { ok: false, refusal: refuseRequest('busy') };

/** A table in memory, with its listeners. It is a cache of the stored entries. */
export class LiveTable {
  readonly id: string;
  readonly key: string;
  readonly table: Table;
  /** Identifies this period in memory: a client from another epoch needs a fresh state. */
  readonly epoch: string;
  readonly #io: LiveTableIO;
  readonly #listeners = new Set<Listener>();
  /** A table handles one command at a time. */
  readonly #queue = new SerialQueue();
  /** Who is connected. */
  readonly attendance: Attendance;
  usedAt: number;
  /** The number of entries at the last stored snapshot. */
  snapshotAt: number;

  constructor(id: string, key: string, table: Table, snapshotAt: number, io: LiveTableIO) {
    this.id = id;
    this.epoch = io.newEpoch();
    this.key = key;
    this.table = table;
    this.snapshotAt = snapshotAt;
    this.#io = io;
    this.attendance = new Attendance(table, this.#listeners, io.soon);
    this.usedAt = io.now();
  }

  /** Checks a command, stores its entry, and only then notifies the listeners. */
  command(
    command: Command,
    from: Sender,
    id: string | null,
    sender: Listener | null = null,
  ): Promise<CommandReply> {
    return new Promise((resolve, reject) =>
      this.submit(command, from, id, sender, (reply) =>
        reply instanceof Error ? reject(reply) : resolve(reply),
      ),
    );
  }

  /** The same with a callback: a promise per command is too slow for busy tables. */
  submit(
    command: Command,
    from: Sender,
    id: string | null,
    sender: Listener | null,
    done: (reply: CommandReply | Error) => void,
  ): void {
    const submittedAt = this.#io.now();
    this.#queue.take((next) => {
      this.usedAt = this.#io.now();
      // Storage is slow or silent: better to refuse than to let everybody wait in line.
      const tries = this.usedAt - submittedAt > PATIENCE ? 0 : TRIES;
      this.#try({ command, from, id, sender, tries }, (reply) => {
        done(reply instanceof Rewritten ? BUSY : reply);
        next();
      });
    });
  }

  #try(attempt: Attempt, done: (reply: CommandReply | Error) => void): void {
    const { command, from, id, sender, tries } = attempt;
    if (tries === 0) return done(BUSY);
    const checked = attempted(() => this.table.check(command, from, this.#io.now(), id));
    if (checked instanceof Error || !checked.ok) return done(checked);
    const { entry } = checked;
    if (entry === null) {
      if (sender !== null && id !== null) sender.tell(frameText({ ok: id }));
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

  /** Enters what other processes have written. A table whose entries were rewritten is dropped. */
  async catchUp(): Promise<void> {
    try {
      await this.#queue.promised(() => this.#catchUp());
    } catch (error) {
      if (!(error instanceof Rewritten)) throw error;
    }
  }

  async #catchUp(): Promise<void> {
    try {
      const entries = await this.#io.load(this.id, this.table.entries);
      if (entries.some(({ act }) => act.do === 'rewritten')) throw new Rewritten();
      for (const entry of entries) this.#enter(entry, null, null);
    } catch (error) {
      if (error instanceof BadLog || error instanceof Rewritten) this.#io.drop(this, error);
      throw error;
    }
  }

  #enter(entry: TableEntry, sender: Listener | null, id: string | null): void {
    const { seats } = this.table;
    const messages = this.table.enter(entry);
    const dismissed = this.table.seats === seats ? [] : this.#withoutSeat();
    for (const listener of this.#listeners) {
      // All listeners of one viewer share one text.
      const text = dismissed.includes(listener) ? undefined : messages.get(listener.viewer);
      if (listener === sender && id !== null) listener.tell(acknowledged(id, text));
      else if (text !== undefined) listener.tell(text);
    }
    for (const listener of dismissed) listener.dismissed();
    this.#io.entered(this, entry);
  }

  /** Listeners whose seat is no longer theirs. */
  #withoutSeat(): readonly Listener[] {
    return [...this.#listeners].filter(
      ({ viewer, person }) =>
        viewer !== 'spectator' && (person === null || !this.table.holds(viewer, person)),
    );
  }

  get busy(): boolean {
    return this.#queue.busy;
  }

  /** How many commands were carried out, refused, or failed. */
  get finished(): number {
    return this.#queue.finished;
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

  /** Somebody has connected or disconnected. */
  tellWhoIsThere(newcomer: Listener | null): void {
    this.attendance.tell(newcomer);
    this.#io.attended(this);
  }

  /** Closes all connections to the table. */
  hangUp(): void {
    for (const listener of this.#listeners) listener.hangUp();
  }

  tellAll(text: string): void {
    for (const listener of this.#listeners) listener.tell(text);
  }

  /** Drops the feeds of viewers who have left. */
  unwatch(viewers: Iterable<Viewer>): void {
    for (const viewer of viewers) {
      if (![...this.#listeners].some((listener) => listener.viewer === viewer)) this.table.unwatch(viewer);
    }
  }
}

/** The sender's own message also acknowledges the command. */
function acknowledged(id: string, message: string | undefined): string {
  const text = frameText({ ok: id });
  return message === undefined ? text : `${text.slice(0, -1)},"m":${message}}`;
}

/** Returns what was thrown, because the caller must pass it on. */
function attempted<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
