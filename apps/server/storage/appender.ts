import type { EntryRow } from './schema.ts';
import type { Storage } from './storage.ts';

interface Waiting {
  readonly row: EntryRow;
  readonly done: (stored: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Most entries in one transaction. */
const MOST = 1000;

/** Answers that arrive together share one transaction: while one is on its way, the next ones gather. */
export class Appender {
  readonly #storage: Pick<Storage, 'append'>;
  readonly #measure: (entries: number, milliseconds: number) => void;
  #waiting: Waiting[] = [];
  #busy = false;

  constructor(storage: Pick<Storage, 'append'>, measure: (entries: number, milliseconds: number) => void) {
    this.#storage = storage;
    this.#measure = measure;
  }

  /** Resolves when the entry is durable: true if it was stored, false if its number was taken. */
  append(row: EntryRow): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#waiting.push({ row, done, failed });
      if (this.#busy) return;
      this.#busy = true;
      // What has already arrived from the network is read before the transaction begins.
      setImmediate(() => void this.#flush());
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting.slice(0, MOST);
    this.#waiting = this.#waiting.slice(MOST);
    const start = performance.now();
    try {
      const answer = this.#storage.append(batch.map(({ row }) => row));
      const stored = answer instanceof Promise ? await answer : answer;
      for (const [at, { done }] of batch.entries()) done(stored[at] ?? false);
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
    this.#measure(batch.length, performance.now() - start);
    if (this.#waiting.length === 0) this.#busy = false;
    else setImmediate(() => void this.#flush());
  }
}
