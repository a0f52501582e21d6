import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { FastRng } from '@triptych/kernel';
import { legalTypist } from './helpers.ts';

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly error: string;
}

type Reaction = (screen: string, child: ChildProcessWithoutNullStreams) => string | null;

type Session = (args: readonly string[], react: Reaction, environment?: NodeJS.ProcessEnv) => Promise<Ended>;

/** Runs a bundle of the program as a person would, through pipes: reacts to every prompt. Null ends the input. */
export function sessionWith(bundle: string): Session {
  return (args, react, environment = {}) => run(bundle, args, react, environment);
}

function run(
  bundle: string,
  args: readonly string[],
  react: Reaction,
  environment: NodeJS.ProcessEnv,
): Promise<Ended> {
  const env = { ...process.env, FORCE_COLOR: undefined, ...environment };
  const child = spawn(process.execPath, [bundle, ...args], { env });
  let out = '';
  let error = '';
  let fresh = '';
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    error += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    fresh += text;
    if (!fresh.endsWith('> ')) return;
    const line = react(fresh, child);
    fresh = '';
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, error }));
  });
}

/** A player who gives legal answers at random. */
export function player(seed: number): (screen: string) => string {
  const rng = new FastRng(seed);
  const typist = legalTypist((number) => rng.below(number));
  // Setup questions show their default answer in brackets.
  return (screen) =>
    /\] > $|option > $/.test(screen) ? '' : (typist(screen, screen.slice(screen.lastIndexOf('\n'))) ?? '');
}
