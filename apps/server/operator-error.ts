import type { ServerWords } from './words/index.ts';

type Problems = ServerWords['problems'];

/** A problem that the operator can fix: a port, a folder, a database. */
export class OperatorError extends Error {
  readonly #sentence: (problems: Problems) => string;

  constructor(sentence: (problems: Problems) => string, cause: unknown) {
    super('the operator can fix this', { cause });
    this.#sentence = sentence;
  }

  /** The same, as a sentence in the operator's language. */
  inWords({ problems }: ServerWords): OperatorError {
    this.message = this.#sentence(problems);
    return this;
  }
}

/** Runs a task and turns system errors into an `OperatorError`. */
export async function orOperatorError<T>(
  task: () => T | Promise<T>,
  sentence: (problems: Problems, why: string, code: string) => string,
): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof OperatorError || !(error instanceof Error)) throw error;
    const code = 'code' in error ? String(error.code) : '';
    // If several addresses were tried, report the first failure.
    const first = error instanceof AggregateError ? error.errors.find((one) => one instanceof Error) : error;
    // The system's message without the failed call and its path.
    const why = String(first?.message ?? code).replace(/\.$|, \w+( '.*)?$/, '');
    throw new OperatorError((problems) => sentence(problems, why, code), error);
  }
}
