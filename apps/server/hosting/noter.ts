import type { TableEntry } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Hosted } from './hosted.ts';
import { keepArchive, writeDown } from './notes.ts';
import type { Shelf } from './shelf.ts';

/** So many tables are written down in one transaction. */
const TOGETHER = 50;

/** What a noter needs of the house. */
export interface Noting {
  readonly storage: Storage;
  readonly shelf: Shelf;
  load(table: string): Promise<readonly TableEntry[]>;
  /** Called when lists know what has happened at a table. */
  noted(hosted: Hosted): void;
}

/** Writes down what lists and housekeeping need to know of tables. */
export class Noter {
  readonly #house: Noting;
  readonly #log: Log;
  readonly #underWay = new Set<Promise<void>>();
  /** What could not be written is written later. */
  readonly #failed = new Set<Hosted>();

  constructor(house: Noting, log: Log) {
    this.#house = house;
    this.#log = log;
  }

  async note(tables: readonly Hosted[]): Promise<void> {
    for (let at = 0; at < tables.length; at += TOGETHER) await this.#some(tables.slice(at, at + TOGETHER));
  }

  async #some(tables: readonly Hosted[]): Promise<void> {
    const entries = tables.map(({ table }) => table.entries);
    await writeDown(this.#house.storage, new Map(tables.map(({ id, table }) => [id, table])));
    for (const [place, hosted] of tables.entries()) {
      const { id, table } = hosted;
      hosted.kept = Math.max(hosted.kept, entries[place]);
      if (table.status === 'over')
        await keepArchive(this.#house.storage, this.#house.shelf, id, table, () => this.#house.load(id));
      this.#house.noted(hosted);
    }
  }

  /** Nobody waits for it; whoever reads lists does. */
  noteSoon(hosted: Hosted): void {
    const noting = this.note([hosted]).catch((error: unknown) => {
      this.#failed.add(hosted);
      this.#log.error(error);
    });
    this.#underWay.add(noting);
    void noting.finally(() => this.#underWay.delete(noting));
  }

  noteAgain(): void {
    const failed = [...this.#failed];
    this.#failed.clear();
    for (const hosted of failed) this.noteSoon(hosted);
  }

  /** Waits until lists know all that has been acknowledged before now. */
  async upToDate(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }
}
