import { Worker } from 'node:worker_threads';
import type { Compilable } from 'kysely';
import type { EntryRow } from './schema.ts';

/** The indexes of the rows whose number was taken, or why nothing was stored. */
type WriterReply = { readonly taken: readonly number[] } | { readonly problem: string };

interface Waiting {
  readonly rows: number;
  readonly done: (stored: readonly boolean[]) => void;
  readonly failed: (error: Error) => void;
}

/** In megabytes. The thread only writes, so it does not need the server's large young generation. */
const YOUNG_GENERATION = 8;

/** Sends transactions to the writer thread; replies arrive in the same order. */
export class WriterThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #dead: Error | null = null;

  constructor(file: string) {
    this.#worker = new Worker(new URL('writer.mjs', import.meta.url), {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: WriterReply) => {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) return;
      if ('problem' in reply) waiting.failed(new Error(reply.problem));
      else waiting.done(Array.from({ length: waiting.rows }, (_, at) => !reply.taken.includes(at)));
    });
    this.#worker.on('error', (error) => this.#die(new Error('the database failed', { cause: error })));
    this.#worker.on('exit', () => this.#die(new Error('the database is closed')));
  }

  append(entries: readonly EntryRow[]): Promise<readonly boolean[]> {
    // One string is much cheaper to post than a list. Neither ids nor JSON contain line breaks.
    const lines = entries.map(({ table_id, number, body }) => `${table_id}\n${number}\n${body}`);
    return this.#hand(lines.join('\n'), entries.length);
  }

  /** Runs all of these statements in one transaction. */
  async together(statements: readonly Compilable[]): Promise<void> {
    await this.#hand(
      statements.map((statement) => {
        const { sql, parameters } = statement.compile();
        return { sql, parameters };
      }),
      0,
    );
  }

  #hand(message: unknown, rows: number): Promise<readonly boolean[]> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    return new Promise((done, failed) => {
      this.#worker.postMessage(message);
      this.#waiting.push({ rows, done, failed });
    });
  }

  /** Resolves when everything submitted is on the disk. */
  async close(): Promise<void> {
    if (this.#dead !== null) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    // Keep the process alive until the thread has finished.
    this.#worker.ref();
    this.#worker.postMessage(null);
    await ended;
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { failed } of this.#waiting.splice(0)) failed(error);
  }
}
