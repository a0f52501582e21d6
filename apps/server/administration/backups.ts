import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { rest } from '@triptych/protocol';
import { backUp } from '../backup.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { BackupSettings } from './backup-settings.ts';

const HOUR = 3600_000;
/** How often to check whether a backup is due, in milliseconds. */
const LOOK_EVERY = 10 * 60_000;
/** A process that has not finished its backup by then must have died. */
const LEASE = 2 * HOUR;
const NAME = 'backup';
const UNFINISHED = /\.backup\.new(\.part)?$/;
const COPY = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.backup$/;

/** Test-restores a backup; returns null, or what is wrong with it. */
export type CopyCheck = (file: string, stopped: AbortSignal) => Promise<string | null>;

/** Makes backups while the server runs, checks them, and deletes old ones. */
export class Backups {
  readonly #storage: Storage;
  readonly #settings: BackupSettings;
  readonly #check: CopyCheck;
  readonly #process: string;
  readonly #log: Log;
  readonly #metrics: Metrics;
  #timer: NodeJS.Timeout | null = null;
  #making: Promise<string> | null = null;
  #problem: string | null = null;
  readonly #stopped = new AbortController();

  constructor(
    storage: Storage,
    settings: BackupSettings,
    check: CopyCheck,
    process: string,
    log: Log,
    metrics: Metrics,
  ) {
    this.#storage = storage;
    this.#settings = settings;
    this.#check = check;
    this.#process = process;
    this.#log = log;
    this.#metrics = metrics;
  }

  start(lookEvery = LOOK_EVERY): void {
    if (this.#settings.everyHours === 0) return;
    this.#timer = setInterval(() => void this.#makeIfDue(), lookEvery);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    // A restart does not wait for a backup to be checked; the next start makes another.
    this.#stopped.abort();
    await this.#making?.catch(() => {});
  }

  async state(): Promise<rest.Overview['backups']> {
    return { everyHours: this.#settings.everyHours, stored: await this.stored(), problem: this.#problem };
  }

  /** Newest first. */
  async stored(): Promise<rest.StoredBackup[]> {
    const { folder } = this.#settings;
    const names = (await readdir(folder).catch(() => [])).filter((name) => COPY.test(name));
    const copies = names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      return { name, at: Math.round(mtimeMs), bytes: size };
    });
    return (await Promise.all(copies)).sort((one, other) => (one.name < other.name ? 1 : -1));
  }

  /** Makes a backup now; returns its name. Calls during that time get the same one. */
  make(): Promise<string> {
    this.#making ??= this.#make()
      .then(
        (name) => {
          this.#problem = null;
          this.#metrics.backedUp.setToCurrentTime();
          this.#log.info({ name }, 'backed up');
          return name;
        },
        (error: unknown) => {
          this.#problem = error instanceof Error ? error.message : String(error);
          this.#log.error({ err: error }, 'no backup could be made');
          throw error;
        },
      )
      .finally(() => {
        this.#making = null;
      });
    return this.#making;
  }

  async #make(): Promise<string> {
    const { folder, keep } = this.#settings;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`;
    const file = join(folder, name);
    await this.#removeRemains();
    await backUp(this.#storage, `${file}.new`);
    const { signal } = this.#stopped;
    const wrong = signal.aborted ? null : await this.#check(`${file}.new`, signal);
    if (signal.aborted) {
      await rm(`${file}.new`, { force: true });
      throw new Error('the server was stopped before the copy was checked');
    }
    if (wrong !== null) {
      await rename(`${file}.new`, `${file}.bad`);
      throw new Error(`the copy ${file}.bad cannot be restored: ${wrong}`);
    }
    await rename(`${file}.new`, file);
    // Delete old ones only now that there is a good new one.
    for (const old of (await this.stored()).slice(keep)) await rm(join(folder, old.name), { force: true });
    return name;
  }

  /** Left behind by processes that died. */
  async #removeRemains(): Promise<void> {
    const { folder } = this.#settings;
    for (const name of (await readdir(folder)).filter((one) => UNFINISHED.test(one))) {
      const { mtimeMs } = await stat(join(folder, name));
      if (Date.now() - mtimeMs > LEASE) await rm(join(folder, name), { force: true });
    }
  }

  async #makeIfDue(): Promise<void> {
    try {
      const [newest] = await this.stored();
      if (newest !== undefined && Date.now() - newest.at < this.#settings.everyHours * HOUR) return;
      if (!(await this.#mayMake())) return;
      await this.make();
    } catch (error) {
      this.#log.error(error);
    } finally {
      await this.#release().catch((error: unknown) => this.#log.error(error));
    }
  }

  /** Only one of the processes that share a database makes backups. */
  async #mayMake(): Promise<boolean> {
    const { db } = this.#storage;
    const now = await this.#storage.now();
    const mine = { holder: this.#process, until: now + LEASE };
    const row = await db
      .insertInto('leases')
      .values({ name: NAME, ...mine })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(mine).where('leases.until', '<', now))
      .returning('holder')
      .executeTakeFirst();
    return row?.holder === this.#process;
  }

  async #release(): Promise<void> {
    const { db } = this.#storage;
    await db.deleteFrom('leases').where('name', '=', NAME).where('holder', '=', this.#process).execute();
  }
}
