import type { rest } from '@triptych/protocol';
import type { DestinationStream } from 'pino';

/** How many warnings and errors are remembered. */
const MOST = 50;
const LEVELS = [
  { start: '{"level":40,', level: 'warn' },
  { start: '{"level":50,', level: 'error' },
  { start: '{"level":60,', level: 'error' },
] as const;

/** Passes the log through and remembers its last warnings and errors for administrators. */
export class RecentProblems implements DestinationStream {
  readonly #to: DestinationStream;
  #lines: { readonly line: string; readonly level: rest.RecentProblem['level'] }[] = [];

  constructor(to: DestinationStream) {
    this.#to = to;
  }

  write(line: string): void {
    this.#to.write(line);
    const known = LEVELS.find(({ start }) => line.startsWith(start));
    if (known === undefined) return;
    this.#lines.push({ line, level: known.level });
    if (this.#lines.length > MOST) this.#lines = this.#lines.slice(-MOST);
  }

  /** Newest first. */
  get all(): rest.RecentProblem[] {
    return this.#lines
      .map(({ line, level }) => {
        const { time = 0, msg, err, table = null }: LogLine = JSON.parse(line);
        return { at: time, level, text: msg ?? err?.message ?? '', table };
      })
      .reverse();
  }
}

interface LogLine {
  readonly time?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
  readonly table?: string | null;
}
