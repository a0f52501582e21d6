import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { adviseHonestly, thinkingTime } from '@triptych/bots';
import { FastRng } from '@triptych/kernel';
import type { Command } from '@triptych/protocol';
import { type BotTurn, type Sender, waitOf } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BotTask, BotPool } from './bot-pool.ts';
import type { LiveTable } from '@triptych/table';
import type { TableRegistry } from './table-registry.ts';

export interface RunnerSettings {
  /** Identifies this process among those that share the database. */
  readonly process: string;
  /** A process without a heartbeat for this long counts as dead: others take over its tables. */
  readonly lease: number;
  /** Waits with a bot's answer. */
  readonly wait: Wait;
}

export type Wait = (milliseconds: number) => Promise<void>;
/** Does not keep the process alive. */
export const realWait: Wait = (milliseconds) => delay(milliseconds, undefined, { ref: false });

/** Node's timers cannot wait longer; a longer wait is split. */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Runs bots and clocks. One process claims each table that needs it. If two do by mistake, no harm is done: only one of
 * their answers can be stored.
 */
export class BotAndClockRunner {
  readonly #registry: TableRegistry;
  readonly #bots: BotPool;
  readonly #settings: RunnerSettings;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #claimed = new Set<string>();
  readonly #thinking = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Tables where a bot or a clock failed; the next heartbeat retries them. */
  readonly #stalled = new Set<string>();
  #heartbeatTimer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(registry: TableRegistry, bots: BotPool, settings: RunnerSettings, log: Log, metrics: Metrics) {
    this.#registry = registry;
    this.#bots = bots;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    registry.wakeRunner = (live, indexed) => this.#wake(live, indexed);
    registry.runsHere = (table) => this.#claimed.has(table);
  }

  async start(): Promise<void> {
    // An SQLite file has a single server, so any previous process is dead.
    const { dialect, db } = this.#registry.storage;
    if (dialect === 'sqlite') await db.deleteFrom('processes').execute();
    await this.#heartbeat();
    this.#heartbeatTimer = setInterval(() => {
      this.#heartbeat().catch((error: unknown) => this.#log.error(error));
    }, this.#settings.lease / 3);
    this.#heartbeatTimer.unref();
  }

  /** Releases its tables for other processes. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#heartbeatTimer !== null) clearInterval(this.#heartbeatTimer);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#bots.close();
    const { storage } = this.#registry;
    const { process } = this.#settings;
    await storage.together([
      storage.db.updateTable('tables').set({ runner: null }).where('runner', '=', process),
      storage.db.deleteFrom('processes').where('id', '=', process),
    ]);
  }

  /** Renews the lease of this process and claims the tables of dead ones. */
  async #heartbeat(): Promise<void> {
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
      // Or from before the clock was set back.
      .where((where) => where.or([where('seen_at', '<', now - lease), where('seen_at', '>', now + lease)]))
      .execute();
    const taken = await this.#claim(null);
    const rows = await db.selectFrom('tables').select('id').where('runner', '=', process).execute();
    this.#claimed.clear();
    for (const { id } of rows) this.#claimed.add(id);
    for (const id of taken) this.#stalled.add(id);
    // Failures from here on wait for the next heartbeat.
    const due = [...this.#stalled];
    for (const id of due) {
      const opened = await this.#registry.open(id);
      this.#stalled.delete(id);
      if (opened.ok) this.#wake(opened.live, false);
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
    for (const { id } of rows) this.#claimed.add(id);
    return rows.map(({ id }) => id);
  }

  /** `indexed`: the table's row is up to date, so that the table can be claimed. */
  #wake(live: LiveTable, indexed: boolean): void {
    if (this.#stopped || !live.table.needsRunner) return;
    if (this.#claimed.has(live.id)) return this.#runTable(live);
    if (!indexed) return;
    const claimed = this.#claim(live.id).then((taken) => {
      if (taken.length > 0) this.#runTable(live);
    });
    claimed.catch((error: unknown) => this.#log.error(error));
  }

  /** Tables of this process whose bot or clock should have moved before that time. */
  late(before: number): { readonly live: LiveTable; readonly why: 'bot' | 'clock' }[] {
    return [...this.#claimed].flatMap((id) => {
      const live = this.#registry.inMemory.get(id);
      const why = live === undefined ? null : this.isLate(live, before);
      return live === undefined || why === null ? [] : [{ live, why }];
    });
  }

  isLate({ id, table }: LiveTable, before: number): 'bot' | 'clock' | null {
    const next = table.nextTimeOut();
    if (next !== null && next.at < before) return 'clock';
    const bot = table
      .botTurns()
      .some(
        ({ seat, questionVersion, notBefore }) =>
          notBefore < before && !this.#thinking.has(turnName(id, seat, questionVersion)),
      );
    return bot ? 'bot' : null;
  }

  run(live: LiveTable): void {
    if (!this.#stopped) this.#runTable(live);
  }

  #runTable(live: LiveTable): void {
    const turns = live.table.botTurns();
    const together = this.#thinkingTogether(live, turns);
    for (const turn of turns) this.#think(live, turn, together);
    this.#setTimer(live);
  }

  /** How long bots take that are asked together, if there are not enough threads for all; null if none searches. */
  #thinkingTogether({ table }: LiveTable, turns: readonly BotTurn[]): number | null {
    const times = turns.flatMap(({ level }) => thinkingTime(table.game, level) ?? []);
    return times.length === 0
      ? null
      : Math.max(...times) * Math.ceil(times.length / this.#bots.load().threads);
  }

  #think(live: LiveTable, turn: BotTurn, together: number | null): void {
    const name = turnName(live.id, turn.seat, turn.questionVersion);
    if (this.#thinking.has(name)) return;
    this.#thinking.add(name);
    this.#answer(live, turn, together)
      .catch((error: unknown) => this.#failed(live.id, error))
      .finally(() => this.#thinking.delete(name));
  }

  #failed(id: string, error: unknown): void {
    this.#log.error(error);
    this.#stalled.add(id);
  }

  async #answer(live: LiveTable, turn: BotTurn, together: number | null): Promise<void> {
    const { seat, questionVersion, level } = turn;
    const start = performance.now();
    const since = Date.now();
    let time = together === null ? null : { since, until: since + together };
    let answer;
    try {
      const thought = await this.#bots.answer(await this.#taskFor(live, turn));
      ({ answer } = thought);
      const whole = Math.min(thinkingTime(live.table.game, level) ?? 0, thought.longest);
      if (time !== null) time = { since, until: Math.max(time.until, thought.began + whole) };
    } catch (error) {
      if (this.#stopped) return;
      this.#log.warn(
        { table: live.id, err: error },
        'a bot failed: the game’s quick advice was followed instead',
      );
      const { view, memory, question } = turn;
      answer = adviseHonestly(live.table.game, view, memory, question, new FastRng(randomInt(2 ** 32)));
    }
    this.#metrics.bots.observe((performance.now() - start) / 1000);
    const early = waitOf(turn, time, Date.now());
    if (early > 0) await this.#settings.wait(early);
    if (this.#stopped) return;
    const opened = await this.#registry.open(live.id);
    if (!opened.ok) return;
    await this.#command(opened.live, { do: 'answer', seat, questionVersion, answer }, { from: 'bot' });
  }

  async #command(live: LiveTable, command: Command, from: Sender): Promise<void> {
    const reply = await live.command(command, from, null);
    // Nobody has answered in its place, so it must try again.
    if (!reply.ok && reply.refusal.code === 'busy') this.#stalled.add(live.id);
  }

  async #taskFor(
    { id, table }: LiveTable,
    { level, character, seats, view, memory, question }: BotTurn,
  ): Promise<BotTask> {
    const { game, pack } = table.config;
    const content = this.#registry.catalog.isOwn(pack.hash)
      ? null
      : await this.#registry.catalog.content(pack.hash);
    const seed = randomInt(2 ** 32);
    const bot = { level, ...(character !== undefined && { character }) };
    return { table: id, game, pack: pack.hash, content, ...bot, seats, view, memory, question, seed };
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
    await this.#command(opened.live, { do: 'time-out', seat: next.seat }, { from: 'clock' });
  }
}

function turnName(table: string, seat: number, questionVersion: number): string {
  return `${table} ${seat} ${questionVersion}`;
}
