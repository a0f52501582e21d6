import { randomInt } from 'node:crypto';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import type { BotTurn } from '@triptych/table';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Advice, Advisers } from './advisers.ts';
import type { Hosted } from './hosted.ts';
import type { House } from './house.ts';

export interface MinderSettings {
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
export class Minder {
  readonly #house: House;
  readonly #advisers: Advisers;
  readonly #settings: MinderSettings;
  readonly #log: Log;
  readonly #metrics: Metrics;
  readonly #mine = new Set<string>();
  readonly #thinking = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Tables at which something failed that nobody else will do: they are looked at again with the next beat. */
  readonly #stalled = new Set<string>();
  #pulse: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(house: House, advisers: Advisers, settings: MinderSettings, log: Log, metrics: Metrics) {
    this.#house = house;
    this.#advisers = advisers;
    this.#settings = settings;
    this.#log = log;
    this.#metrics = metrics;
    house.tend = (hosted, noted) => this.#tend(hosted, noted);
    house.minds = (minder) => minder === settings.process;
  }

  async start(): Promise<void> {
    // A file has one server: whoever was there before has died.
    const { dialect, db } = this.#house.storage;
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
    await this.#advisers.close();
    const { storage } = this.#house;
    const { process } = this.#settings;
    await storage.together([
      storage.db.updateTable('tables').set({ minder: null }).where('minder', '=', process),
      storage.db.deleteFrom('processes').where('id', '=', process),
    ]);
  }

  /** Shows that this process lives, and takes over tables of those that do not. */
  async #beat(): Promise<void> {
    const { db } = this.#house.storage;
    const { process, lease } = this.#settings;
    const now = await this.#house.storage.now();
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
    const minded = await db.selectFrom('tables').select('id').where('minder', '=', process).execute();
    this.#mine.clear();
    for (const { id } of minded) this.#mine.add(id);
    for (const id of taken) this.#stalled.add(id);
    // What fails meanwhile is due with the beat after this one.
    const due = [...this.#stalled];
    for (const id of due) {
      const opened = await this.#house.open(id);
      this.#stalled.delete(id);
      if (opened.ok) this.#tend(opened.hosted, false);
    }
  }

  async #claim(only: string | null): Promise<readonly string[]> {
    const { db } = this.#house.storage;
    const query = db
      .updateTable('tables')
      .set({ minder: this.#settings.process })
      .where('minded', '=', 1)
      .where((where) =>
        where.or([
          where('minder', 'is', null),
          where('minder', 'not in', where.selectFrom('processes').select('processes.id')),
        ]),
      );
    const rows = await (only === null ? query : query.where('id', '=', only)).returning('id').execute();
    for (const { id } of rows) this.#mine.add(id);
    return rows.map(({ id }) => id);
  }

  /** `noted`: the database knows whether the table needs somebody, so that it can be claimed. */
  #tend(hosted: Hosted, noted: boolean): void {
    if (this.#stopped || !hosted.table.minded) return;
    if (this.#mine.has(hosted.id)) return this.#look(hosted);
    if (!noted) return;
    const claimed = this.#claim(hosted.id).then((taken) => {
      if (taken.length > 0) this.#look(hosted);
    });
    claimed.catch((error: unknown) => this.#log.error(error));
  }

  #look(hosted: Hosted): void {
    for (const turn of hosted.table.botTurns()) this.#think(hosted, turn);
    this.#setTimer(hosted);
  }

  #think(hosted: Hosted, turn: BotTurn): void {
    const name = `${hosted.id} ${turn.seat} ${turn.moment}`;
    if (this.#thinking.has(name)) return;
    this.#thinking.add(name);
    this.#answer(hosted, turn)
      .catch((error: unknown) => this.#failed(hosted.id, error))
      .finally(() => this.#thinking.delete(name));
  }

  #failed(id: string, error: unknown): void {
    this.#log.error(error);
    this.#stalled.add(id);
  }

  async #answer(hosted: Hosted, turn: BotTurn): Promise<void> {
    const { seat, moment, question } = turn;
    const start = performance.now();
    let answer;
    try {
      answer = await this.#advisers.advise(await this.#adviceFor(hosted, turn));
    } catch (error) {
      if (this.#stopped) return;
      this.#log.warn(
        { table: hosted.id, err: error },
        'a bot failed: a simple answer takes the place of its own',
      );
      answer = sampleAnswer(question.shape, new FastRng(randomInt(2 ** 32)));
    }
    this.#metrics.bots.observe((performance.now() - start) / 1000);
    if (this.#stopped) return;
    const opened = await this.#house.open(hosted.id);
    if (!opened.ok) return;
    await opened.hosted.command({ do: 'answer', seat, question: moment, answer }, { from: 'bot' }, null);
  }

  async #adviceFor({ table }: Hosted, { level, view, memory, question }: BotTurn): Promise<Advice> {
    const { game, pack } = table.founding;
    const content = this.#house.shelf.isOwn(pack.hash) ? null : await this.#house.shelf.pack(pack.hash);
    return { game, pack: pack.hash, content, level, view, memory, question, seed: randomInt(2 ** 32) };
  }

  #setTimer(hosted: Hosted): void {
    const { id } = hosted;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const next = hosted.table.nextTimeOut();
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
    const opened = await this.#house.open(id);
    if (!opened.ok) return;
    const next = opened.hosted.table.nextTimeOut();
    if (next === null) return;
    if (next.at > Date.now()) return this.#setTimer(opened.hosted);
    await opened.hosted.command({ do: 'time-out', seat: next.seat }, { from: 'clock' }, null);
  }
}
