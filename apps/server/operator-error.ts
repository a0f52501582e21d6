import type { ServerWords } from './words/index.ts';

type Problems = ServerWords['problems'];

/** What the host of a server can mend: a port, a folder, a database. */
export class OperatorError extends Error {
  readonly #sentence: (problems: Problems) => string;

  constructor(sentence: (problems: Problems) => string, cause: unknown) {
    super('the host can mend this', { cause });
    this.#sentence = sentence;
  }

  /** The same, as a sentence that can be shown. */
  inWords({ problems }: ServerWords): OperatorError {
    this.message = this.#sentence(problems);
    return this;
  }
}

/** Runs a task; what the system has against it becomes trouble, in one sentence. */
export async function orOperatorError<T>(
  task: () => T | Promise<T>,
  sentence: (problems: Problems, why: string, code: string) => string,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    // Several addresses were tried: the first failure tells enough.
    const first = error instanceof AggregateError ? error.errors.find((one) => one instanceof Error) : error;
    // What the system says, without the call that failed and its path.
    const why = String(first?.message ?? code).replace(/\.$|, \w+( '.*)?$/, '');
    throw new OperatorError((problems) => sentence(problems, why, code), error);
  }
}
