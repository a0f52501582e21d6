import type { TableEntry } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveTable } from '@triptych/table';
import { keepArchive, writeIndex } from './table-index.ts';
import type { GameCatalog } from './game-catalog.ts';

/** So many tables are written down in one transaction. */
const TOGETHER = 50;

/** What a noter needs of the house. */
export interface IndexSource {
  readonly storage: Storage;
  readonly catalog: GameCatalog;
  load(table: string): Promise<readonly TableEntry[]>;
  /** Called when lists know what has happened at a table. */
  noted(live: LiveTable): void;
}

/** Writes down what lists and housekeeping need to know of tables. */
export class IndexWriter {
  readonly #registry: IndexSource;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();
  /** What could not be written is written later. */
  readonly #failed = new Set<LiveTable>();

  constructor(registry: IndexSource, log: Log) {
    this.#registry = registry;
    this.#log = log;
  }

  async note(tables: readonly LiveTable[]): Promise<void> {
    for (let at = 0; at < tables.length; at += TOGETHER) await this.#some(tables.slice(at, at + TOGETHER));
  }

  async #some(tables: readonly LiveTable[]): Promise<void> {
    const entries = tables.map(({ table }) => table.entries);
    await writeIndex(this.#registry.storage, new Map(tables.map(({ id, table }) => [id, table])));
    for (const [place, live] of tables.entries()) {
      const { id, table } = live;
      live.snapshotAt = Math.max(live.snapshotAt, entries[place]);
      if (table.status === 'over')
        await keepArchive(this.#registry.storage, this.#registry.catalog, id, table, () =>
          this.#registry.load(id),
        );
      this.#registry.noted(live);
    }
  }

  /** Nobody waits for it; whoever reads lists does. */
  noteSoon(live: LiveTable): void {
    const noting = this.note([live]).catch((error: unknown) => {
      this.#failed.add(live);
      this.#log.error(error);
    });
    this.#underWay.add(noting);
    void noting.finally(() => this.#underWay.delete(noting));
  }

  noteAgain(): void {
    const failed = [...this.#failed];
    this.#failed.clear();
    for (const live of failed) this.noteSoon(live);
  }

  /** Waits until lists know all that has been acknowledged before now. */
  async upToDate(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }
}
