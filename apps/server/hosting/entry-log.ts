import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Appender, type Stored } from '../storage/appender.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

/** More than one page of the database, so that it needs new room on the disk. */
const TRIAL = ' '.repeat(8192);

/** Where entries go, and whether they get there. */
export class EntryLog {
  readonly #storage: Storage;
  readonly #appender: Appender;
  readonly #log: Log;
  /** Why the last entries could not be stored; null: they were. */
  problem: Error | null = null;

  constructor(storage: Storage, log: Log, metrics: Metrics) {
    this.#storage = storage;
    this.#log = log;
    this.#appender = new Appender(storage, (entries, milliseconds, problem) => {
      metrics.batch.observe(entries);
      metrics.commit.observe(milliseconds / 1000);
      this.#note(problem);
    });
  }

  append(row: EntryRow, done: (stored: Stored) => void): void {
    this.#appender.append(row, done);
  }

  /** After a failure, finds out whether entries can be stored again: so that no player need be the one who does. */
  tryAgain(): void {
    if (this.problem === null) return;
    const table_id = `trial ${randomBytes(12).toString('base64url')}`;
    this.append({ table_id, number: 1, body: TRIAL }, (stored) => {
      if (stored !== true) return;
      const gone = this.#storage.db.deleteFrom('entries').where('table_id', '=', table_id).execute();
      gone.catch((error: unknown) => this.#log.error(error));
    });
  }

  #note(problem: Error | null): void {
    if (problem !== null && this.problem === null)
      this.#log.error(
        problem,
        'nothing can be stored: make room on the disk or mend it; until then every answer is refused',
      );
    if (problem === null && this.problem !== null) this.#log.info('everything can be stored again');
    this.problem = problem;
  }
}
