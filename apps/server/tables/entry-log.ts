import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { StoreResult } from '@triptych/table';
import { Appender } from '../storage/appender.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** Longer than a database page, so that it needs new disk space. */
const PROBE = ' '.repeat(8192);

/** Appends entries and tracks whether that works. */
export class EntryLog {
  readonly #storage: Storage;
  readonly #appender: Appender;
  readonly #log: Log;
  /** Why the last entries could not be stored; null if they were. */
  problem: Error | null = null;
  /** How long the last transaction took, in milliseconds. */
  lastCommit = 0;

  constructor(storage: Storage, log: Log, metrics: Metrics) {
    this.#storage = storage;
    this.#log = log;
    this.#appender = new Appender(storage, (entries, milliseconds, problem) => {
      this.lastCommit = milliseconds;
      metrics.batch.observe(entries);
      metrics.commit.observe(milliseconds / 1000);
      this.#update(problem);
    });
  }

  /** How many entries wait for the next transaction. */
  get waiting(): number {
    return this.#appender.waiting;
  }

  append(row: EntryRow, done: (stored: StoreResult) => void): void {
    this.#appender.append(row, done);
  }

  /** After a failure, tests whether entries can be stored again, so that no player has to find out. */
  probe(): void {
    if (this.problem === null) return;
    const table_id = `trial ${randomBytes(12).toString('base64url')}`;
    this.append({ table_id, number: 1, body: PROBE }, (stored) => {
      if (stored !== true) return;
      const gone = this.#storage.db.deleteFrom('entries').where('table_id', '=', table_id).execute();
      gone.catch((error: unknown) => this.#log.error(error));
    });
  }

  #update(problem: Error | null): void {
    if (problem !== null && this.problem === null)
      this.#log.error(
        problem,
        'nothing can be stored: make room on the disk or repair it; until then every answer is refused',
      );
    if (problem === null && this.problem !== null) this.#log.info('everything can be stored again');
    this.problem = problem;
  }
}
