import type { Viewer } from '@triptych/kernel';
import { refuse } from '@triptych/kernel';
import { BadLog, type Command, type Form, type From, type Table, type TableEntry } from '@triptych/table';
import type { Listener, Reply } from './reply.ts';

/** How a hosted table reaches the world around it. */
export interface Surroundings {
  append(table: string, number: number, body: string): Promise<boolean>;
  load(table: string, after: number): Promise<readonly TableEntry[]>;
  /** Called after every entry. */
  entered(hosted: Hosted, entry: TableEntry): void;
  /** The table in memory can no longer be trusted: the next one who needs it loads it again. */
  drop(hosted: Hosted, problem: unknown): void;
  now(): number;
}

/** How often a command is checked again because another process was faster. */
const TRIES = 20;

/** A table in memory, with those who listen to it. It is a cache: the truth is stored. */
export class Hosted {
  readonly id: string;
  readonly key: string;
  readonly table: Table;
  readonly #around: Surroundings;
  readonly #listeners = new Set<Listener>();
  #last: Promise<unknown> | null = null;
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

  /** Checks a command, stores what becomes of it, and only then tells everybody. One at a time for each table. */
  command(command: Command, from: From, id: string | null, sender: Listener | null = null): Promise<Reply> {
    return this.#inTurn(async () => {
      this.usedAt = this.#around.now();
      for (let tries = 0; tries < TRIES; tries++) {
        const checked = this.table.check(command, from, this.#around.now(), id);
        if (!checked.ok) return checked;
        if (checked.entry === null) {
          if (sender !== null && id !== null) sender.tell(JSON.stringify({ ok: id }));
          return { ok: true };
        }
        const body = JSON.stringify(checked.entry);
        if (await this.#around.append(this.id, this.table.entries + 1, body)) {
          this.#enter(checked.entry, sender, id);
          return { ok: true };
        }
        await this.#catchUp();
      }
      return { ok: false, refusal: refuse('busy') };
    });
  }

  /** Enters what another process has written. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
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
    const told = this.table.enter(entry);
    // One text for all who look through the same seat in the same form.
    const texts: Record<Form, Map<Viewer, string>> = { plain: new Map(), compact: new Map() };
    for (const [viewer, { plain, compact }] of told) {
      if (plain !== null) texts.plain.set(viewer, JSON.stringify(plain));
      if (compact !== null) texts.compact.set(viewer, compact);
    }
    for (const listener of this.#listeners) {
      const text = texts[listener.form].get(listener.viewer);
      if (listener === sender && id !== null) listener.tell(acknowledged(id, listener.form, text));
      else if (text !== undefined) listener.tell(text);
    }
    this.#around.entered(this, entry);
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const mine = this.#last === null ? task() : this.#last.then(task, task);
    this.#last = mine;
    return mine.finally(() => {
      if (this.#last === mine) this.#last = null;
    });
  }

  get busy(): boolean {
    return this.#last !== null;
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

  /** Seats of which somebody looks at the table right now. */
  get present(): readonly number[] {
    const seats = [...this.#listeners].flatMap(({ viewer }) => (viewer === 'spectator' ? [] : [viewer]));
    return [...new Set(seats)].sort((a, b) => a - b);
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
