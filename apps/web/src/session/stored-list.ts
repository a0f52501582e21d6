import { readStored, writeStored } from '@triptych/board-kit/local-storage.ts';

/** Named rows in this browser's local storage, the oldest dropped beyond a number. */
export class StoredList<Row extends readonly [name: string, ...rest: unknown[]]> {
  readonly #key: string;
  readonly #most: number;
  readonly #isRow: (row: unknown) => row is Row;

  constructor(key: string, most: number, isRow: (row: unknown) => row is Row) {
    this.#key = key;
    this.#most = most;
    this.#isRow = isRow;
  }

  find(name: string): Row | undefined {
    return this.#read().find(([other]) => other === name);
  }

  put(row: Row): void {
    const others = this.#read().filter(([name]) => name !== row[0]);
    writeStored(this.#key, [...others.slice(1 - this.#most), row]);
  }

  #read(): readonly Row[] {
    const stored = readStored(this.#key);
    return Array.isArray(stored) ? stored.filter(this.#isRow) : [];
  }
}
