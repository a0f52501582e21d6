import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Page, test as base, type ViewportSize } from '@playwright/test';
import { DESKTOP } from './table.ts';

const PROGRAM = fileURLToPath(new URL('../../cli/dist/triptych.mjs', import.meta.url));

/** A real server with its own database. */
export class TestServer {
  readonly #program: string;
  readonly #awayAfter: number | null;
  readonly #data = mkdtempSync(join(tmpdir(), 'triptych-e2e-'));
  #child: ChildProcess | null = null;
  #port = 0;
  /** What the server printed when it started. */
  printed = '';

  constructor(program: string, awayAfter: number | null) {
    this.#program = program;
    this.#awayAfter = awayAfter;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts the server, the second time on the same port. */
  start(): Promise<void> {
    const flags = [
      '--port',
      String(this.#port),
      '--host',
      '127.0.0.1',
      '--data',
      this.#data,
      '--log',
      'warn',
    ];
    const limits = ['--limit-requests', '100000', '--limit-messages', '1000'];
    const away = this.#awayAfter === null ? [] : ['--away-after', String(this.#awayAfter)];
    const child = spawn(process.execPath, [this.#program, 'serve', ...flags, ...limits, ...away], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    let output = '';
    return new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error(`The server did not start: ${output}`)));
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        this.printed = output;
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        resolve();
      });
    });
  }

  /** The link for the first administrator. */
  get adminPath(): string {
    return /\/#\/admin\/\S+/.exec(this.printed)?.[0] ?? '';
  }

  stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return Promise.resolve();
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    return ended;
  }

  /** A backup of everything played here, for `triptych admin restore`. */
  backUp(file: string): void {
    spawnSync(process.execPath, [this.#program, 'admin', 'backup', file, '--data', this.#data]);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

interface Fixtures {
  /** A new browser context with the front page open. */
  readonly visitor: (size?: ViewportSize, finger?: boolean, motion?: Motion) => Promise<Page>;
}

type Motion = 'reduce' | 'no-preference';

interface WorkerFixtures {
  /** The bundle of the server program. */
  readonly program: string;
  /** Seconds until a disconnected person is no longer waited for; null: the default. */
  readonly awayAfter: number | null;
  readonly server: TestServer;
}

/** Tests against the real server: one per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  program: [PROGRAM, { option: true, scope: 'worker' }],
  awayAfter: [null, { option: true, scope: 'worker' }],
  server: [
    async ({ program, awayAfter }, use) => {
      const server = new TestServer(program, awayAfter);
      await server.start();
      await use(server);
      await server.end();
    },
    // On a busy machine the program starts slowly.
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ browser, server }, use, testInfo) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (viewport = DESKTOP, finger = false, reducedMotion = 'reduce') => {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport,
        hasTouch: finger,
        isMobile: finger,
        reducedMotion,
        locale: 'en',
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto('/');
      return page;
    });
    // A server's seeds are random: a backup is saved, so that a failure can be examined.
    if (testInfo.status !== testInfo.expectedStatus) server.backUp(testInfo.outputPath('played.backup'));
    // Playwright closes them only at the end of its worker, and until then they go on playing.
    await Promise.all(contexts.map((context) => context.close()));
    const real = problems.filter((problem) => !/net::ERR|WebSocket connection|status of 401/.test(problem));
    base.expect(real).toEqual([]);
  },
});
