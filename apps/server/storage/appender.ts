import type { StoreResult } from '@triptych/table';
import type { EntryRow } from './schema.ts';
import type { Storage } from './storage.ts';

interface Waiting {
  readonly row: EntryRow;
  readonly done: (stored: StoreResult) => void;
}

/** Called for every transaction with its entries, its duration and its error, if any. */
type Measure = (entries: number, milliseconds: number, problem: Error | null) => void;

/** The most entries in one transaction. */
const MOST = 1000;

/** Combines entries into transactions: while one is being written, the next ones queue up. */
export class Appender {
  readonly #storage: Pick<Storage, 'append'>;
  readonly #measure: Measure;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(storage: Pick<Storage, 'append'>, measure: Measure) {
    this.#storage = storage;
    this.#measure = measure;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  append(row: EntryRow, done: (stored: StoreResult) => void): void {
    this.#waiting.push({ row, done });
    if (this.#busy) return;
    this.#busy = true;
    // First handle frames that have already arrived, so that they join this transaction.
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.slice(0, MOST);
    this.#waiting = this.#waiting.slice(MOST);
    const start = performance.now();
    const stored = await this.#store(batch);
    this.#measure(batch.length, performance.now() - start, stored instanceof Error ? stored : null);
    // Start the next transaction before the callbacks of this one run.
    if (this.#waiting.length === 0) this.#busy = false;
    else void this.#flush();
    for (const [at, { done }] of batch.entries())
      done(stored instanceof Error ? stored : (stored[at] ?? false));
  }

  async #store(batch: readonly Waiting[]): Promise<readonly boolean[] | Error> {
    try {
      return await this.#storage.append(batch.map(({ row }) => row));
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
