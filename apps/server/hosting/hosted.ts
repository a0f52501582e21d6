import { randomBytes } from 'node:crypto';
import type { Viewer } from '@triptych/kernel';
import { refuse } from '@triptych/kernel';
import { BadLog, type Command, type Form, type From, type Table, type TableEntry } from '@triptych/table';
import type { Stored } from '../storage/appender.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Listener, Reply } from './reply.ts';
import { Turns } from './turns.ts';

/** How a hosted table reaches the world around it. */
export interface Surroundings {
  append(row: EntryRow, done: (stored: Stored) => void): void;
  load(table: string, after: number): Promise<readonly TableEntry[]>;
  /** Called after every entry. */
  entered(hosted: Hosted, entry: TableEntry): void;
  /** Nobody knows whether an entry was stored: the table has to catch up as soon as that can be found out. */
  unsure(hosted: Hosted): void;
  /** The table in memory can no longer be trusted: the next one who needs it loads it again. */
  drop(hosted: Hosted, problem: unknown): void;
  now(): number;
}

interface Attempt {
  readonly command: Command;
  readonly from: From;
  readonly id: string | null;
  readonly sender: Listener | null;
  /** How many more there may be. */
  readonly tries: number;
}

/** How often a command is checked again because another process was faster. */
const TRIES = 20;

/** A table in memory, with those who listen to it. It is a cache: the truth is stored. */
export class Hosted {
  readonly id: string;
  readonly key: string;
  readonly table: Table;
  /** Names this time in memory: whoever was told something in another one gets everything anew. */
  readonly life = randomBytes(6).toString('base64url');
  readonly #around: Surroundings;
  readonly #listeners = new Set<Listener>();
  /** One command at a time for each table. */
  readonly #turns = new Turns();
  usedAt: number;
  /** After how many entries the state was last kept in the database. */
  kept: number;

  constructor(id: string, key: string, table: Table, kept: number, around: Surroundings) {
    this.id = id;
    this.key = key;
    this.table = table;
    this.kept = kept;
    this.#around = around;
    this.usedAt = around.now();
  }

  /** Checks a command, stores what becomes of it, and only then tells everybody. */
  command(command: Command, from: From, id: string | null, sender: Listener | null = null): Promise<Reply> {
    return new Promise((resolve, reject) =>
      this.submit(command, from, id, sender, (reply) =>
        reply instanceof Error ? reject(reply) : resolve(reply),
      ),
    );
  }

  /** The same, for those who have so many commands that a promise for each would be too much. */
  submit(
    command: Command,
    from: From,
    id: string | null,
    sender: Listener | null,
    done: (reply: Reply | Error) => void,
  ): void {
    this.#turns.take((next) => {
      this.usedAt = this.#around.now();
      this.#try({ command, from, id, sender, tries: TRIES }, (reply) => {
        done(reply);
        next();
      });
    });
  }

  #try(attempt: Attempt, done: (reply: Reply | Error) => void): void {
    const { command, from, id, sender, tries } = attempt;
    if (tries === 0) return done({ ok: false, refusal: refuse('busy') });
    const checked = attempted(() => this.table.check(command, from, this.#around.now(), id));
    if (checked instanceof Error || !checked.ok) return done(checked);
    const { entry } = checked;
    if (entry === null) {
      if (sender !== null && id !== null) sender.tell(JSON.stringify({ ok: id }));
      return done({ ok: true });
    }
    const row = { table_id: this.id, number: this.table.entries + 1, body: JSON.stringify(entry) };
    this.#around.append(row, (stored) => {
      if (stored === true) done(attempted(() => this.#enter(entry, sender, id)) ?? { ok: true });
      else if (stored instanceof Error) {
        this.#around.unsure(this);
        done(stored);
      } else this.#catchUp().then(() => this.#try({ ...attempt, tries: tries - 1 }, done), done);
    });
  }

  /** Enters what another process has written. */
  catchUp(): Promise<void> {
    return this.#turns.promised(() => this.#catchUp());
  }

  async #catchUp(): Promise<void> {
    try {
      for (const entry of await this.#around.load(this.id, this.table.entries))
        this.#enter(entry, null, null);
    } catch (error) {
      if (error instanceof BadLog) this.#around.drop(this, error);
      throw error;
    }
  }

  #enter(entry: TableEntry, sender: Listener | null, id: string | null): void {
    const { chairs } = this.table;
    const told = this.table.enter(entry);
    const dismissed = this.table.chairs === chairs ? [] : this.#withoutSeat();
    // One text for all who look through the same seat.
    const plain = new Map<Viewer, string>();
    for (const [viewer, message] of told) {
      if (message.plain !== null) plain.set(viewer, JSON.stringify(message.plain));
    }
    for (const listener of this.#listeners) {
      const { viewer, form } = listener;
      const sent = form === 'plain' ? plain.get(viewer) : (told.get(viewer)?.compact ?? undefined);
      const text = dismissed.includes(listener) ? undefined : sent;
      if (listener === sender && id !== null) listener.tell(acknowledged(id, form, text));
      else if (text !== undefined) listener.tell(text);
    }
    for (const listener of dismissed) listener.dismissed();
    this.#around.entered(this, entry);
  }

  /** Those who look through a seat that is no longer theirs. */
  #withoutSeat(): readonly Listener[] {
    return [...this.#listeners].filter(
      ({ viewer, person }) =>
        viewer !== 'spectator' && (person === null || !this.table.holds(viewer, person)),
    );
  }

  get busy(): boolean {
    return this.#turns.busy;
  }

  listen(listener: Listener): void {
    this.table.watch(listener.viewer, listener.form);
    this.#listeners.add(listener);
    this.usedAt = this.#around.now();
  }

  unlisten(listener: Listener): void {
    this.#listeners.delete(listener);
    this.usedAt = this.#around.now();
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
    const watching = [...this.#listeners].filter(({ viewer }) => viewer === 'spectator').length;
    this.tellAll(JSON.stringify({ present: this.present, watching }));
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
function acknowledged(id: string, form: Form, text: string | undefined): string {
  const ok = `{"ok":${JSON.stringify(id)}`;
  if (text === undefined) return `${ok}}`;
  return form === 'plain' ? `${ok},${text.slice(1)}` : `${ok},"m":${text}}`;
}

/** What was thrown is an answer, too: whoever waits must hear of it. */
function attempted<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
