import { createInterface } from 'node:readline';
import { type Paint, painter, wantsColour } from '@triptych/terminal-kit/style.ts';

/** What a person reads and types into. Tests use their own. */
export interface Terminal {
  readonly paint: Paint;
  readonly columns: number;
  print(line?: string): void;
  /** The next line that is typed; null when no more will come. */
  ask(prompt: string): Promise<string | null>;
  /** Hides everything printed so far, so that the next person cannot read it. */
  clear(): void;
  close(): void;
}

const NARROWEST = 60;
const WIDEST = 120;
/** Clears the screen and the scrollback. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

export function outputColumns(): number {
  const columns = process.stdout.columns ?? Number(process.env['COLUMNS'] ?? 80);
  return Number.isFinite(columns) ? Math.min(WIDEST, Math.max(NARROWEST, columns)) : 80;
}

export function outputPaint(): Paint {
  return painter(wantsColour(process.stdout.isTTY ?? false, process.env));
}

/** For commands that only print. */
export function outputTerminal(): Terminal {
  return {
    paint: outputPaint(),
    columns: outputColumns(),
    print: (line = '') => void process.stdout.write(`${line}\n`),
    ask: () => Promise.resolve(null),
    clear: () => {},
    close: () => {},
  };
}

/** The terminal of this process; input may also come through a pipe. */
export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const typed = stdin.isTTY ?? false;
  // No history, or the next person could recall a secret answer with the arrow keys.
  const lines = createInterface({
    input: stdin,
    output: stdout,
    terminal: typed && stdout.isTTY,
    historySize: 0,
  });
  const waiting: string[] = [];
  let closed = false;
  let receive: ((line: string | null) => void) | null = null;
  const deliver = (line: string | null): void => {
    const taker = receive;
    receive = null;
    taker?.(line);
  };
  lines.on('line', (line) => {
    if (receive === null) waiting.push(line);
    else deliver(line);
  });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    closed = true;
    deliver(null);
  });

  const next = (prompt: string): Promise<string | null> => {
    const line = waiting.shift();
    if (line !== undefined || closed) {
      stdout.write(prompt);
      return Promise.resolve(line ?? null);
    }
    lines.setPrompt(prompt);
    lines.prompt();
    return new Promise((resolve) => {
      receive = resolve;
    });
  };

  return {
    paint: outputPaint(),
    get columns() {
      return outputColumns();
    },
    print: (line = '') => void stdout.write(`${line}\n`),
    async ask(prompt) {
      const line = await next(prompt);
      // Input from a pipe is not echoed: show the line after its prompt.
      if (!typed || line === null) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    clear: () => void stdout.write(stdout.isTTY ? CLEAR : '\f\n'),
    close: () => lines.close(),
  };
}
