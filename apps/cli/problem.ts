/** A problem that the person at the terminal can fix: shown as one sentence, never with a stack trace. */
export class Problem extends Error {
  readonly exitCode: 1 | 2;

  /** 1: something does not work (a file, a pack); 2: the command was typed wrongly. */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = 'Problem';
    this.exitCode = exitCode;
  }
}

export function usageProblem(message: string): Problem {
  return new Problem(message, 2);
}

/** What the system says, without the call that failed: `EACCES: permission denied`. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, \w+( '.*)?$/, '') : String(error);
}

/** A bug during a match; everything up to that point is in its file. */
export class FaultInMatch extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(reasonOf(cause), { cause });
    this.name = 'FaultInMatch';
    this.path = path;
  }
}
