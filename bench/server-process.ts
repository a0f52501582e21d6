import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/test/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As `npm start` starts the server. */
export const FLAGS: readonly string[] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .scripts.start.split(' ')
  .filter((word: string) => word.startsWith('--'));
const WIDE = ['requests', 'messages', 'chat', 'sockets'].flatMap((name) => [`--limit-${name}`, '1000000']);

// If the parent process is gone, nobody is waiting for the result.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

/** A server that can be started: the arguments of node, and a path that answers once it is up. */
export interface ServerProgram {
  readonly health: string;
  command(port: number, data: string): readonly string[];
}

/** Our own server, as it is shipped. */
export const TRIPTYCH: ServerProgram = {
  health: '/api/health',
  command: (port, data) => [
    ...FLAGS,
    join(root, 'apps/cli/dist/triptych.mjs'),
    'serve',
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '--data',
    data,
    '--log',
    'error',
    ...WIDE,
  ],
};

export function buildTriptych(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')]);
}

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  end(): void;
}

/** `before`: what precedes `node` on the command line. */
export async function startServer(
  program: ServerProgram,
  before: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'triptych-bench-'));
  const port = await freePort();
  const [file, ...rest] = [...before, process.execPath, ...program.command(port, data)];
  const child = spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  // Whatever goes wrong here, no server is left running.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const end = (): void => {
    kill();
    process.off('exit', kill);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await healthy(`http://127.0.0.1:${port}${program.health}`, child);
  } catch (error) {
    end();
    throw error;
  }
  return { port, pid: child.pid ?? 0, end };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(url).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at ${url}`);
}
