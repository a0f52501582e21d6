import { Worker } from 'node:worker_threads';
import type { EntryRow } from './schema.ts';

type Reply = { readonly stored: readonly boolean[] } | { readonly problem: string };

interface Waiting {
  readonly done: (stored: readonly boolean[]) => void;
  readonly failed: (error: Error) => void;
}

/** Hands batches to the thread that writes; its answers come in the same order. */
export class AppendThread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  #dead: Error | null = null;

  constructor(file: string) {
    this.#worker = new Worker(new URL('append-worker.mjs', import.meta.url), { workerData: { file } });
    this.#worker.unref();
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.shift();
      if ('stored' in reply) waiting?.done(reply.stored);
      else waiting?.failed(new Error(reply.problem));
    });
    this.#worker.on('error', (error) => this.#die(new Error('the database failed', { cause: error })));
    this.#worker.on('exit', () => this.#die(new Error('the database is closed')));
  }

  append(entries: readonly EntryRow[]): Promise<readonly boolean[]> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    return new Promise((done, failed) => {
      this.#waiting.push({ done, failed });
      // One flat list costs a third of a list of lists.
      this.#worker.postMessage(entries.flatMap(({ table_id, number, body }) => [table_id, number, body]));
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
