import { Worker } from 'node:worker_threads';
import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { EntryRow } from './schema.ts';

/** The indexes of the entries whose number was taken; what each statement gave. */
interface Written {
  readonly taken: readonly number[];
  readonly results: readonly QueryResult<never>[];
}
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;
type WriterReply = Written | { readonly problem: string };

interface Waiting {
  readonly done: (written: Written) => void;
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
      else waiting.done(reply);
    });
    this.#worker.on('error', (error) => this.#die(new Error('the database failed', { cause: error })));
    this.#worker.on('exit', () => this.#die(new Error('the database is closed')));
  }

  async append(entries: readonly EntryRow[]): Promise<readonly boolean[]> {
    // One string is much cheaper to post than a list. Neither ids nor JSON contain line breaks.
    const lines = entries.map(({ table_id, number, body }) => `${table_id}\n${number}\n${body}`);
    const { taken } = await this.#hand(lines.join('\n'));
    return entries.map((_, at) => !taken.includes(at));
  }

  /** Runs all of these statements in one transaction. */
  async together(statements: readonly Compilable[]): Promise<void> {
    await this.#hand(statements.map((statement) => statementOf(statement.compile())));
  }

  /** Runs one statement in a transaction of its own. */
  async run(query: CompiledQuery): Promise<QueryResult<never>> {
    const { results } = await this.#hand([statementOf(query)]);
    const [result] = results;
    if (result === undefined) throw new Error('the writer gave no result');
    return result;
  }

  /** Empties the journal, which still has what was deleted. */
  async tidy(): Promise<void> {
    await this.#hand({ tidy: true });
  }

  #hand(message: string | readonly Statement[] | { readonly tidy: true }): Promise<Written> {
    if (this.#dead !== null) return Promise.reject(this.#dead);
    return new Promise((done, failed) => {
      this.#worker.postMessage(message);
      this.#waiting.push({ done, failed });
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

/** Without the parts of a compiled query that cannot be posted. */
function statementOf({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}
