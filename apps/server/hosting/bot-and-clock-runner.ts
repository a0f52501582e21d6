import { randomInt } from 'node:crypto';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import type { BotTurn } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BotTask, BotPool } from './bot-pool.ts';
import type { LiveTable } from '@triptych/table';
import type { TableRegistry } from './table-registry.ts';

export interface RunnerSettings {
  /** The name of this process among those that share the database. */
  readonly process: string;
  /** A process that was not seen for so long has died: others take over its tables. */
  readonly lease: number;
}

/** Timers count to that and not further; a longer wait is looked at again. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Looks after bots and clocks. Each table that needs it has one process that does; a second one by mistake does no
 * harm, because only one of their answers can be stored.
 */
export class BotAndClockRunner {
  readonly #registry: TableRegistry;
  readonly #bots: BotPool;
  readonly #settings: RunnerSettings;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #mine = new Set<string>();
  readonly #thinking = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Tables at which something failed that nobody else will do: they are looked at again with the next beat. */
  readonly #stalled = new Set<string>();
  #pulse: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(registry: TableRegistry, bots: BotPool, settings: RunnerSettings, log: Log, metrics: Metrics) {
    this.#registry = registry;
    this.#bots = bots;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    registry.tend = (live, noted) => this.#tend(live, noted);
    registry.minds = (table) => this.#mine.has(table);
  }

  async start(): Promise<void> {
    // A file has one server: whoever was there before has died.
    const { dialect, db } = this.#registry.storage;
    if (dialect === 'sqlite') await db.deleteFrom('processes').execute();
    await this.#beat();
    this.#pulse = setInterval(() => {
      this.#beat().catch((error: unknown) => this.#log.error(error));
    }, this.#settings.lease / 3);
    this.#pulse.unref();
  }

  /** Leaves its tables to others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#pulse !== null) clearInterval(this.#pulse);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#bots.close();
    const { storage } = this.#registry;
    const { process } = this.#settings;
    await storage.together([
      storage.db.updateTable('tables').set({ runner: null }).where('runner', '=', process),
      storage.db.deleteFrom('processes').where('id', '=', process),
    ]);
  }

  /** Shows that this process lives, and takes over tables of those that do not. */
  async #beat(): Promise<void> {
    const { db } = this.#registry.storage;
    const { process, lease } = this.#settings;
    const now = await this.#registry.storage.now();
    await db
      .insertInto('processes')
      .values({ id: process, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    await db
      .deleteFrom('processes')
      .where('seen_at', '<', now - lease)
      .execute();
    const taken = await this.#claim(null);
    const needs_runner = await db.selectFrom('tables').select('id').where('runner', '=', process).execute();
    this.#mine.clear();
    for (const { id } of needs_runner) this.#mine.add(id);
    for (const id of taken) this.#stalled.add(id);
    // What fails meanwhile is due with the beat after this one.
    const due = [...this.#stalled];
    for (const id of due) {
      const opened = await this.#registry.open(id);
      this.#stalled.delete(id);
      if (opened.ok) this.#tend(opened.live, false);
    }
  }

  async #claim(only: string | null): Promise<readonly string[]> {
    const { db } = this.#registry.storage;
    const query = db
      .updateTable('tables')
      .set({ runner: this.#settings.process })
      .where('needs_runner', '=', 1)
      .where((where) =>
        where.or([
          where('runner', 'is', null),
          where('runner', 'not in', where.selectFrom('processes').select('processes.id')),
        ]),
      );
    const rows = await (only === null ? query : query.where('id', '=', only)).returning('id').execute();
    for (const { id } of rows) this.#mine.add(id);
    return rows.map(({ id }) => id);
  }

  /** `noted`: the database knows whether the table needs somebody, so that it can be claimed. */
  #tend(live: LiveTable, noted: boolean): void {
    if (this.#stopped || !live.table.needsRunner) return;
    if (this.#mine.has(live.id)) return this.#look(live);
    if (!noted) return;
    const claimed = this.#claim(live.id).then((taken) => {
      if (taken.length > 0) this.#look(live);
    });
    claimed.catch((error: unknown) => this.#log.error(error));
  }

  #look(live: LiveTable): void {
    for (const turn of live.table.botTurns()) this.#think(live, turn);
    this.#setTimer(live);
  }

  #think(live: LiveTable, turn: BotTurn): void {
    const name = `${live.id} ${turn.seat} ${turn.questionVersion}`;
    if (this.#thinking.has(name)) return;
    this.#thinking.add(name);
    this.#answer(live, turn)
      .catch((error: unknown) => this.#failed(live.id, error))
      .finally(() => this.#thinking.delete(name));
  }

  #failed(id: string, error: unknown): void {
    this.#log.error(error);
    this.#stalled.add(id);
  }

  async #answer(live: LiveTable, turn: BotTurn): Promise<void> {
    const { seat, questionVersion, question } = turn;
    const start = performance.now();
    let answer;
    try {
      answer = await this.#bots.advise(await this.#adviceFor(live, turn));
    } catch (error) {
      if (this.#stopped) return;
      this.#log.warn(
        { table: live.id, err: error },
        'a bot failed: a simple answer takes the place of its own',
      );
      answer = sampleAnswer(question.shape, new FastRng(randomInt(2 ** 32)));
    }
    this.#metrics.bots.observe((performance.now() - start) / 1000);
    if (this.#stopped) return;
    const opened = await this.#registry.open(live.id);
    if (!opened.ok) return;
    await opened.live.command(
      { do: 'answer', seat, questionVersion: questionVersion, answer },
      { from: 'bot' },
      null,
    );
  }

  async #adviceFor({ table }: LiveTable, { level, view, memory, question }: BotTurn): Promise<BotTask> {
    const { game, pack } = table.config;
    const content = this.#registry.catalog.isOwn(pack.hash)
      ? null
      : await this.#registry.catalog.content(pack.hash);
    return { game, pack: pack.hash, content, level, view, memory, question, seed: randomInt(2 ** 32) };
  }

  #setTimer(live: LiveTable): void {
    const { id } = live;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const next = live.table.nextTimeOut();
    if (next === null) return;
    const wait = Math.min(Math.max(0, next.at - Date.now()) + 1, LONGEST_TIMER);
    const timer = setTimeout(() => {
      this.#timers.delete(id);
      this.#timeOut(id).catch((error: unknown) => this.#failed(id, error));
    }, wait);
    timer.unref();
    this.#timers.set(id, timer);
  }

  async #timeOut(id: string): Promise<void> {
    const opened = await this.#registry.open(id);
    if (!opened.ok) return;
    const next = opened.live.table.nextTimeOut();
    if (next === null) return;
    if (next.at > Date.now()) return this.#setTimer(opened.live);
    await opened.live.command({ do: 'time-out', seat: next.seat }, { from: 'clock' }, null);
  }
}
