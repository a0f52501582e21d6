import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const builder = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

/** Builds the server into a temporary folder. */
export function buildProgram(name: string): string {
  const folder = fileURLToPath(new URL(`../dist/${name}/`, import.meta.url));
  execFileSync(process.execPath, [builder, folder], { cwd: here });
  return `${folder}triptych.mjs`;
}

/** Runs a command of the program and waits for its end. */
export function command(
  program: string,
  ...args: string[]
): { code: number | null; out: string; error: string } {
  const env = { PATH: process.env.PATH ?? '', TRIPTYCH_LANG: 'en' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env,
  });
  return { code: status, out: stdout, error: stderr };
}

interface ProcessPlace {
  /** By default, any free port. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A server in a separate process, which can be killed. */
export class Process {
  readonly port: number;
  readonly child: ChildProcess;
  output = '';

  private constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  /** `room`: limits the size of files, in kilobytes, to simulate a full disk. */
  static async start(
    program: string,
    data: string,
    database: string | null,
    room?: number,
    more: readonly string[] = [],
    { port: wanted, environment: extra }: ProcessPlace = {},
  ): Promise<Process> {
    const port = wanted ?? (await freePort());
    const flags = [
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--data',
      data,
      '--log',
      'warn',
      '--limit-requests',
      '100000',
      '--limit-messages',
      '10000',
      '--limit-chat',
      '10000',
      ...more,
    ];
    const environment = {
      PATH: process.env.PATH ?? '',
      ...extra,
      ...(database !== null && { DATABASE_URL: database }),
    };
    const limited = room === undefined ? [] : ['bash', '-c', `ulimit -f ${room}; exec "$0" "$@"`];
    const [file, ...args] = [...limited, process.execPath, program, 'serve', ...flags];
    const child = spawn(file, args, {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const started = new Process(port, child);
    for (let tries = 0; tries < 1200; tries++) {
      const healthy = await fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (healthy) return started;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start: ${started.output}`);
  }

  /** Ends the process and returns its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null)
      return Promise.resolve(this.child.exitCode);
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    return ended;
  }
}
