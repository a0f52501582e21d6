import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { run } from '../run.ts';
import type { SetupRequest } from '../setup.ts';
import type { Terminal } from '../terminal.ts';
import { painter } from '@triptych/terminal-kit/style.ts';

/** A RAM disk, where every answer is stored quickly. */
const MEMORY = '/dev/shm';

/** Each test of the file gets its own data folder; the function returns paths in it. */
export function useDataFolder(): (...parts: readonly string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'triptych-'));
    vi.stubEnv('TRIPTYCH_DATA', folder);
    vi.stubEnv('TRIPTYCH_LANG', 'en');
    vi.stubEnv('NO_COLOR', '1');
    vi.stubEnv('npm_lifecycle_event', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return (...parts) => join(folder, ...parts);
}

export interface Output {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command that asks nothing, in this process. */
export async function runs(...args: readonly string[]): Promise<Output> {
  let out = '';
  let error = '';
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text: unknown = '') => {
      out += `${String(text)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text: unknown = '') => {
      error += `${String(text)}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text);
      return true;
    }),
  ];
  try {
    return { code: await run(args), out, error };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** A match for which no option was given. */
export const NOTHING_WANTED: SetupRequest = {
  players: undefined,
  people: undefined,
  bots: undefined,
  seatOrder: undefined,
  options: [],
  pack: undefined,
  seed: undefined,
};

/** One sentence, and nothing that only a programmer could read. */
export function isOneMessage(error: string): boolean {
  return error.trim().split('\n').length === 1 && !/\bat .*:\d+:\d+|node:internal|undefined/.test(error);
}

/** A match file that cannot be opened gets one message from every command that opens it, and stays as it is. */
export async function expectRefusedFile(path: string, message: RegExp): Promise<void> {
  const before = read(path);
  for (const command of ['replay', 'play']) {
    const { code, error } = await runs(command, path);
    expect(error).toMatch(message);
    expect(isOneMessage(error)).toBe(true);
    expect(code).toBe(1);
    expect(read(path)).toBe(before);
  }
}

/** A scripted player: gets what the screen has shown since the last answer, returns what to type. */
export type Typist = (screen: string, prompt: string) => string | null;

export interface Played {
  /** Everything that was on the screen, split where it was cleared. */
  readonly screens: readonly string[];
  readonly text: string;
}

/** A terminal without a screen. */
export function scriptedTerminal(typist: Typist, columns = 80, colour = false): Terminal & Played {
  const screens = [''];
  let fresh = '';
  const add = (text: string): void => {
    screens[screens.length - 1] += text;
    fresh += text;
  };
  return {
    paint: painter(colour),
    columns,
    print: (line = '') => add(`${line}\n`),
    ask(prompt) {
      add(prompt);
      const line = typist(fresh, prompt);
      fresh = '';
      add(`${line ?? ''}\n`);
      return Promise.resolve(line);
    },
    clear() {
      screens.push('');
      fresh = '';
    },
    close() {},
    screens,
    get text() {
      return screens.join('');
    },
  };
}

/** Types a legal answer to the question on the screen, picked by `choose` among that many. */
export function legalTypist(choose: (number: number) => number): Typist {
  return (screen, prompt) => {
    if (/Enter/.test(prompt)) return '';
    const question = screen.slice(screen.lastIndexOf('►'));
    // The two goblins are the only question with its choices on one line.
    if (/^ {2}\p{L}\D*: 1 .* · 2 /mu.test(question)) return `${choose(2) + 1} ${choose(2) + 1}`;
    const numbers = [...question.matchAll(/^ {0,2}(\d+) {3}\S/gm)].map(([, number]) => number);
    return numbers[choose(numbers.length)];
  };
}

export function write(path: string, content: unknown): string {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export function read(path: string): string {
  return readFileSync(path, 'utf8');
}
