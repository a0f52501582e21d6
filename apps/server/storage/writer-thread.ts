import { Worker } from 'node:worker_threads';
import type { Compilable } from 'kysely';
import type { EntryRow } from './schema.ts';

/** Which rows of the batch found their number taken, or why nothing was stored. */
type Reply = { readonly taken: readonly number[] } | { readonly problem: string };

interface Waiting {
  readonly rows: number;
  readonly done: (stored: readonly boolean[]) => void;
  readonly failed: (error: Error) => void;
}

/** Megabytes: what it is handed is written and forgotten. The server's own nursery would be far too large for it. */
const NURSERY = 8;

/** Hands transactions to the thread that writes; its answers come in the same order. */
export class WriterThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #dead: Error | null = null;

  constructor(file: string) {
    this.#worker = new Worker(new URL('writer.mjs', import.meta.url), {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: NURSERY },
    });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.shift();
      if (waiting === undefined) return;
      if ('problem' in reply) waiting.failed(new Error(reply.problem));
      else waiting.done(Array.from({ length: waiting.rows }, (_, at) => !reply.taken.includes(at)));
    });
    this.#worker.on('error', (error) => this.#die(new Error('the database failed', { cause: error })));
    this.#worker.on('exit', () => this.#die(new Error('the database is closed')));
  }

  append(entries: readonly EntryRow[]): Promise<readonly boolean[]> {
    // One text costs a fraction of a list. Neither names nor JSON have line breaks in them.
    const lines = entries.map(({ table_id, number, body }) => `${table_id}\n${number}\n${body}`);
    return this.#hand(lines.join('\n'), entries.length);
  }

  /** Carries out all of these statements, or none. */
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

  /** Resolves when everything that was handed over is on the disk. */
  async close(): Promise<void> {
    if (this.#dead !== null) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    // Now the process must wait for it.
    this.#worker.ref();
    this.#worker.postMessage(null);
    await ended;
  }

  #die(error: Error): void {
    this.#dead ??= error;
    for (const { failed } of this.#waiting.splice(0)) failed(error);
  }
}
