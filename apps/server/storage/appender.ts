import type { EntryRow } from './schema.ts';
import type { Storage } from './storage.ts';

/** Whether an entry is durable: true if it was stored, false if its number was taken; or why nobody knows. */
export type Stored = boolean | Error;

interface Waiting {
  readonly row: EntryRow;
  readonly done: (stored: Stored) => void;
}

/** Is told of every transaction: how many entries, how long it took, and why it failed, if it did. */
type Measure = (entries: number, milliseconds: number, problem: Error | null) => void;

/** Most entries in one transaction. */
const MOST = 1000;

/** Answers that arrive together share one transaction: while one is on its way, the next ones gather. */
export class Appender {
  readonly #storage: Pick<Storage, 'append'>;
  readonly #measure: Measure;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(storage: Pick<Storage, 'append'>, measure: Measure) {
    this.#storage = storage;
    this.#measure = measure;
  }

  append(row: EntryRow, done: (stored: Stored) => void): void {
    this.#waiting.push({ row, done });
    if (this.#busy) return;
    this.#busy = true;
    // What has already arrived from the network is read before the transaction begins.
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.slice(0, MOST);
    this.#waiting = this.#waiting.slice(MOST);
    const start = performance.now();
    const stored = await this.#store(batch);
    this.#measure(batch.length, performance.now() - start, stored instanceof Error ? stored : null);
    // The next transaction is on its way while everybody is told of this one.
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
