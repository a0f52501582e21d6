import { frameText } from '@triptych/protocol';
import type { LiveTable } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import { storedAmong } from './table-index.ts';
import type { OpenedTable } from './table-loader.ts';

/** The tables of a process, as far as other processes may change them. */
interface RefreshedTables {
  readonly storage: Storage;
  readonly inMemory: ReadonlyMap<string, LiveTable>;
  readonly opening: ReadonlyMap<string, Promise<unknown>>;
  open(id: string): Promise<OpenedTable>;
  /** Whether a table that is not in memory must be opened when it has changed. */
  isNeeded(id: string): boolean;
  attended(live: LiveTable): void;
  forget(live: LiveTable): void;
  onGone(id: string): void;
}

/** Keeps the tables of this process as new as what other processes store. */
export class TableRefresher {
  readonly #tables: RefreshedTables;
  readonly #log: Log;
  /** Tables that may have unknown entries (null: any table). */
  readonly #maybeStale = new Set<string | null>();

  constructor(tables: RefreshedTables, log: Log) {
    this.#tables = tables;
    this.#log = log;
  }

  /** The next retry checks this table. */
  markStale(table: string): void {
    this.#maybeStale.add(table);
  }

  retry(): void {
    const stale = [...this.#maybeStale];
    this.#maybeStale.clear();
    for (const table of stale) this.changedElsewhere(table);
  }

  /** Another process has changed a table, or, if null, may have changed any. */
  changedElsewhere(table: string | null): void {
    this.refresh(table).catch((error: unknown) => {
      this.#maybeStale.add(table);
      this.#log.error(error);
    });
  }

  /** Every process is notified of every entry; most concern tables it does not have, and cost no query. */
  async refresh(table: string | null): Promise<void> {
    const { inMemory, opening } = this.#tables;
    const unchanged: LiveTable[] = [];
    for (const id of table === null ? [...inMemory.keys()] : [table]) {
      await opening.get(id);
      const live = inMemory.get(id);
      const entries = live?.table.entries;
      if (live !== undefined) await live.catchUp();
      else if (this.#tables.isNeeded(id)) await this.#reopen(id);
      if (live === undefined || live.table.entries !== entries) continue;
      unchanged.push(live);
      if (live.listeners.size > 0) this.#tables.attended(live);
    }
    if (unchanged.length > 0) await this.#dropDeleted(unchanged);
  }

  async #reopen(id: string): Promise<void> {
    const opened = await this.#tables.open(id);
    if (!opened.ok && opened.code === 'no-such-table') this.#tables.onGone(id);
  }

  async #dropDeleted(tables: readonly LiveTable[]): Promise<void> {
    const stored = await storedAmong(
      this.#tables.storage,
      tables.map(({ id }) => id),
    );
    for (const live of tables.filter(({ id }) => !stored.has(id))) {
      live.tellAll(frameText({ gone: true }));
      this.#tables.forget(live);
      this.#tables.onGone(live.id);
    }
  }
}
