import type { TableEntry } from '@triptych/protocol';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { LiveTable } from '@triptych/table';
import { storeArchive, writeIndex } from './table-index.ts';
import type { GameCatalog } from './game-catalog.ts';

/** Tables per transaction. */
const BATCH = 50;

/** What an index writer needs from the registry. */
export interface IndexSource {
  readonly storage: Storage;
  readonly catalog: GameCatalog;
  load(table: string): Promise<readonly TableEntry[]>;
  /** Called when a table's row is up to date. */
  indexed(live: LiveTable): void;
}

/** Writes the rows of tables, which lists and housekeeping read. */
export class IndexWriter {
  readonly #source: IndexSource;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();
  /** Tables whose rows could not be written; retried later. */
  readonly #failed = new Set<LiveTable>();

  constructor(source: IndexSource, log: Log) {
    this.#source = source;
    this.#log = log;
  }

  async write(tables: readonly LiveTable[]): Promise<void> {
    for (let at = 0; at < tables.length; at += BATCH) await this.#writeBatch(tables.slice(at, at + BATCH));
  }

  async #writeBatch(tables: readonly LiveTable[]): Promise<void> {
    const entries = tables.map(({ table }) => table.entries);
    await writeIndex(this.#source.storage, new Map(tables.map(({ id, table }) => [id, table])));
    for (const [place, live] of tables.entries()) {
      const { id, table } = live;
      live.snapshotAt = Math.max(live.snapshotAt, entries[place]);
      if (table.status === 'over')
        await storeArchive(this.#source.storage, this.#source.catalog, id, table, () =>
          this.#source.load(id),
        );
      this.#source.indexed(live);
    }
  }

  /** Does not block; `upToDate` waits for it. */
  writeSoon(live: LiveTable): void {
    const writing = this.write([live]).catch((error: unknown) => {
      this.#failed.add(live);
      this.#log.error(error);
    });
    this.#underWay.add(writing);
    void writing.finally(() => this.#underWay.delete(writing));
  }

  retryFailed(): void {
    const failed = [...this.#failed];
    this.#failed.clear();
    for (const live of failed) this.writeSoon(live);
  }

  /** Waits until lists show everything acknowledged so far. */
  async upToDate(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }
}
