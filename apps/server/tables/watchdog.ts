import type { LiveTable } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BotAndClockRunner } from './bot-and-clock-runner.ts';
import { hasNewerEntries, unarchivedTables } from './table-index.ts';
import type { TableRegistry } from './table-registry.ts';

interface WatchdogSettings {
  /** Identifies this process among those that share the database. */
  readonly process: string;
  /** How often to look, in milliseconds. Whatever is late by this much is stuck. */
  readonly every: number;
}

/**
 * What was wrong with a table: a bot did not answer, a clock did not run out, a command was not finished,
 * entries were not read, the row is older than the entries, or the archive is missing.
 */
type Stuck = 'bot' | 'clock' | 'command' | 'entries' | 'row' | 'archive';

/** At most this many tables of a kind are repaired in one round. */
const BATCH = 100;

/**
 * Finds tables that are stuck, and repairs them. Every part recovers from failures by itself; this is for the failures
 * that nobody has thought of, and it logs them.
 */
export class Watchdog {
  readonly #registry: TableRegistry;
  readonly #runner: BotAndClockRunner;
  readonly #settings: WatchdogSettings;
  readonly #log: Log;
  readonly #metrics: Metrics;
  /** Tables that were busy when we last looked, and how many commands they had finished then. */
  #busy = new Map<LiveTable, number>();
  /** Tables whose row was older than their entries when we last looked, and the number of entries then. */
  #behind = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  constructor(
    registry: TableRegistry,
    runner: BotAndClockRunner,
    settings: WatchdogSettings,
    log: Log,
    metrics: Metrics,
  ) {
    this.#registry = registry;
    this.#runner = runner;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.look()
        .catch((error: unknown) => this.#log.error(error))
        .finally(() => {
          this.#looking = null;
        });
    }, this.#settings.every);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#looking;
  }

  async look(): Promise<void> {
    this.#replaceBusy();
    await this.#readMissed();
    await this.#runLate();
    await this.#writeRows();
    await this.#writeArchives();
  }

  /** A table whose command never ends is reloaded. */
  #replaceBusy(): void {
    const { inMemory } = this.#registry;
    const busy = [...inMemory.values()].filter((live) => live.busy);
    for (const live of busy) {
      if (this.#busy.get(live) !== live.finished) continue;
      this.#mended(live.id, 'command');
      this.#registry.drop(live.id);
      live.hangUp();
    }
    this.#busy = new Map(busy.filter(({ id }) => inMemory.has(id)).map((live) => [live, live.finished]));
  }

  /** Entries of other processes that this one missed. */
  async #readMissed(): Promise<void> {
    const { storage, inMemory } = this.#registry;
    if (storage.dialect === 'sqlite') return;
    const known = new Map([...inMemory.values()].map((live) => [live, live.table.entries]));
    if (known.size > 0) {
      const rows = await storage.patient
        .selectFrom('entries')
        .select(({ fn }) => ['table_id', fn.max('number').as('last')])
        .where(
          'table_id',
          'in',
          [...known.keys()].map(({ id }) => id),
        )
        .groupBy('table_id')
        .execute();
      const last = new Map(rows.map(({ table_id, last: number }) => [table_id, number]));
      for (const [live, entries] of known) {
        // Anything stored since we asked is still on its way.
        if ((last.get(live.id) ?? 0) <= entries || live.table.entries > entries || live.busy) continue;
        await live.catchUp();
        if (live.table.entries > entries) this.#mended(live.id, 'entries');
      }
    }
    const left = await storage.patient
      .selectFrom('tables')
      .select('id')
      .where('runner', '=', this.#settings.process)
      .where(hasNewerEntries)
      .execute();
    for (const { id } of left.filter((row) => !inMemory.has(row.id)).slice(0, BATCH)) {
      await this.#registry.open(id);
      this.#mended(id, 'entries');
    }
  }

  async #runLate(): Promise<void> {
    const late = this.#runner.late(Date.now() - this.#settings.every);
    for (const { live, why } of late) {
      await live.catchUp();
      // It may have been waiting for just that.
      if (!this.#runner.isLate(live, Date.now() - this.#settings.every)) continue;
      this.#mended(live.id, why);
      this.#runner.run(live);
    }
  }

  /** Tables that no process runs, though their row is older than their stored entries. */
  async #writeRows(): Promise<void> {
    const { patient } = this.#registry.storage;
    const rows = await patient
      .selectFrom('tables')
      .select((row) => [
        'id',
        'status',
        'needs_runner',
        row
          .selectFrom('entries')
          .select(({ fn }) => fn.max('number').as('last'))
          .whereRef('entries.table_id', '=', 'tables.id')
          .as('last'),
      ])
      .where('status', 'in', ['open', 'running'])
      .where(hasNewerEntries)
      .where((where) =>
        where.or([
          where('runner', 'is', null),
          where('runner', 'not in', where.selectFrom('processes').select('processes.id')),
        ]),
      )
      .limit(BATCH)
      .execute();
    const behind = new Map<string, number>();
    for (const { id, status, needs_runner, last } of rows) {
      // The process that has it in memory writes the row when the table is idle.
      if (last === null || this.#behind.get(id) !== last) {
        behind.set(id, last ?? 0);
        continue;
      }
      const live = await this.#registry.reindex(id);
      if (live === null) continue;
      const { table } = live;
      if (table.status !== status || table.needsRunner !== (needs_runner === 1)) this.#mended(id, 'row');
    }
    this.#behind = behind;
  }

  async #writeArchives(): Promise<void> {
    const { storage } = this.#registry;
    const before = (await storage.now()) - this.#settings.every;
    for (const id of (await unarchivedTables(storage, before)).slice(0, BATCH))
      if ((await this.#registry.reindex(id)) !== null) this.#mended(id, 'archive');
  }

  #mended(table: string, why: Stuck): void {
    this.#metrics.mended.inc({ why });
    this.#log.warn({ table, why }, 'a table was stuck: it goes on');
  }
}
