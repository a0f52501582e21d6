import type { rest } from '@triptych/protocol';
import type { DestinationStream } from 'pino';
import { z } from 'zod';

/** How many warnings and errors are remembered. */
const MOST = 50;
const LEVELS = [
  { start: '{"level":40,', level: 'warn' },
  { start: '{"level":50,', level: 'error' },
  { start: '{"level":60,', level: 'error' },
] as const;

/** What is shown of a line of the log. */
const logLine = z.object({
  time: z.number().catch(0),
  msg: z.string().optional().catch(undefined),
  err: z.object({ message: z.string() }).optional().catch(undefined),
  table: z.string().nullable().catch(null),
});

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
        const { time, msg, err, table } = logLine.parse(JSON.parse(line));
        return { at: time, level, text: msg ?? err?.message ?? '', table };
      })
      .reverse();
  }
}
