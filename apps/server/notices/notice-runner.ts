import type { rest } from '@triptych/protocol';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Log } from '../log.ts';
import type { OutboxRow, TurnRow } from '../storage/schema.ts';
import { type NoticeStore, readPreferences } from './notice-store.ts';
import type { NoticeSender } from './notice-sender.ts';
import { noticeTable } from './notice-text.ts';
import type { Outbox } from './outbox.ts';
import type { TurnTracker } from './turn-tracker.ts';
import { dueAt, nextTimeOfDay, type Patience } from './when.ts';

export interface NoticeTimes extends Patience {
  /** How often to look, in milliseconds. */
  readonly tick: number;
  /** A process that has not renewed its lease for this long is not the sender any more. */
  readonly lease: number;
}

const DAY = 24 * 3600 * 1000;
const BATCH = 100;
/** Attempts at the same time. */
const PARALLEL = 8;
const NAME = 'notices';

interface Parts {
  readonly registry: TableRegistry;
  readonly tracker: TurnTracker;
  readonly book: NoticeStore;
  readonly outbox: Outbox;
  readonly sender: NoticeSender;
  /** Identifies this process. */
  readonly process: string;
  /** Notices per person and day. */
  readonly most: number;
  readonly log: Log;
}

type DueTurn = TurnRow & {
  preferences: string;
  origin: string;
  here_until: number;
  summary: string;
  game: string;
};

/**
 * Turns become notices, and notices are sent. One of the processes that share a database does this. If two do by
 * mistake, no harm is done: a notice is named after its turn, and claimed before it is sent.
 */
export class NoticeRunner {
  readonly #parts: Parts;
  readonly #times: NoticeTimes;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #leaseUntil = 0;
  #stopped = false;
  #sweptAt = 0;
  /** After a failure, so that an unreachable database is not queried every second. */
  #restUntil = 0;

  constructor(parts: Parts, times: NoticeTimes) {
    this.#parts = parts;
    this.#times = times;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (performance.now() < this.#restUntil) return;
      this.#running ??= this.#tick()
        .catch((error: unknown) => {
          this.#restUntil = performance.now() + this.#times.lease / 3;
          this.#parts.log.error(error);
        })
        .finally(() => {
          this.#running = null;
        });
    }, this.#times.tick);
    this.#timer.unref();
  }

  /** Finishes attempts that have begun; the others wait for the next start, or for another process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#running;
    if (this.#leaseUntil > 0)
      await this.#db
        .deleteFrom('leases')
        .where('name', '=', NAME)
        .where('holder', '=', this.#parts.process)
        .execute();
  }

  get #db(): TableRegistry['storage']['db'] {
    return this.#parts.registry.storage.db;
  }

  async #tick(): Promise<void> {
    const now = await this.#parts.registry.storage.now();
    if (!(await this.#isSender(now))) return;
    if (now - this.#sweptAt >= this.#times.lease) {
      this.#sweptAt = now;
      await this.#parts.tracker.sweep();
      await this.#parts.outbox.tidy(now);
    }
    await this.#writeTurns(now);
    await this.#writeDigests(now);
    await this.#sendDue(now);
  }

  /** An SQLite file has a single server. Processes that share PostgreSQL take turns. */
  async #isSender(now: number): Promise<boolean> {
    if (this.#parts.registry.storage.dialect === 'sqlite') return true;
    const { lease } = this.#times;
    if (this.#leaseUntil - now > lease / 2) return true;
    const holder = this.#parts.process;
    const until = now + lease;
    const row = await this.#db
      .insertInto('leases')
      .values({ name: NAME, holder, until })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until })
          .where((where) => where.or([where('leases.until', '<', now), where('leases.holder', '=', holder)])),
      )
      .returning('until')
      .executeTakeFirst();
    this.#leaseUntil = row === undefined ? 0 : until;
    return row !== undefined;
  }

  async #writeTurns(now: number): Promise<void> {
    const turns: DueTurn[] = await this.#turns()
      .whereRef('turns.noticed', '<>', 'turns.version')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(BATCH)
      .execute();
    for (const turn of turns) await this.#writeTurn(turn, now);
  }

  #turns() {
    return this.#db
      .selectFrom('turns')
      .innerJoin('notice_preferences', 'notice_preferences.person_id', 'turns.person_id')
      .innerJoin('people', 'people.id', 'turns.person_id')
      .innerJoin('tables', 'tables.id', 'turns.table_id')
      .innerJoin('table_people', (join) =>
        join
          .onRef('table_people.table_id', '=', 'turns.table_id')
          .onRef('table_people.person_id', '=', 'turns.person_id'),
      )
      .selectAll('turns')
      .select(['preferences', 'origin', 'here_until', 'summary', 'tables.game'])
      .where('shown', '=', 'listed');
  }

  async #writeTurn(turn: DueTurn, now: number): Promise<void> {
    const { table_id, person_id, version, since, here_until: hereUntil } = turn;
    const { outbox } = this.#parts;
    const preferences = readPreferences(turn.preferences);
    const { count, last: lastNotice } = await outbox.written(person_id, now - DAY, table_id);
    const due = dueAt(preferences, { since, hereUntil, lastNotice }, now, this.#times);
    const later = due === null ? now + DAY : count >= this.#parts.most ? now + DAY / 24 : due;
    const { storage } = this.#parts.registry;
    const thisTurn = this.#db
      .updateTable('turns')
      .where('table_id', '=', table_id)
      .where('person_id', '=', person_id)
      .where('version', '=', version);
    if (later > now) {
      await thisTurn.set({ due_at: later }).execute();
      return;
    }
    const facts: rest.NoticeFacts = {
      language: preferences.language,
      origin: turn.origin,
      tables: [noticeTable(turn)],
    };
    await storage.together([
      ...(await this.#toAll(person_id, 'turn', table_id, version, facts, now)),
      thisTurn.set({ noticed: version }),
    ]);
  }

  async #toAll(
    person: string,
    kind: OutboxRow['kind'],
    table_id: string,
    version: number,
    facts: rest.NoticeFacts,
    now: number,
  ) {
    const channels = await this.#parts.book.channels(person);
    const body = JSON.stringify(facts);
    return channels
      .filter(({ confirmed }) => confirmed === 1)
      .map((channel) => this.#parts.outbox.add(channel, { kind, table_id, version, body }, now));
  }

  async #writeDigests(now: number): Promise<void> {
    const due = await this.#db
      .selectFrom('notice_preferences')
      .selectAll()
      .where('digest_due', '<=', now)
      .limit(BATCH)
      .execute();
    for (const { person_id, preferences: text, origin, digest_due } of due) {
      const preferences = readPreferences(text);
      const turns: DueTurn[] = await this.#turns()
        .where('turns.person_id', '=', person_id)
        .orderBy('since')
        .execute();
      const facts: rest.NoticeFacts = {
        language: preferences.language,
        origin,
        tables: turns.slice(0, 20).map(noticeTable),
      };
      const next = nextTimeOfDay(now + 60_000, preferences.digestAt, preferences.timeZone);
      await this.#parts.registry.storage.together([
        ...(turns.length === 0
          ? []
          : await this.#toAll(person_id, 'digest', '', digest_due ?? now, facts, now)),
        this.#db
          .updateTable('notice_preferences')
          .set({ digest_due: next })
          .where('person_id', '=', person_id),
      ]);
    }
  }

  async #sendDue(now: number): Promise<void> {
    const rows = await this.#parts.outbox.due(now, BATCH);
    for (let at = 0; at < rows.length && !this.#stopped; at += PARALLEL)
      await Promise.all(
        rows
          .slice(at, at + PARALLEL)
          .map(async (row) => this.#parts.sender.send(row, await this.#stillTrue(row), now)),
      );
  }

  /** No one is notified of a turn that is over. */
  async #stillTrue({ kind, table_id, person_id, version }: OutboxRow): Promise<boolean> {
    if (kind !== 'turn') return true;
    const turn = await this.#db
      .selectFrom('turns')
      .select('version')
      .where('table_id', '=', table_id)
      .where('person_id', '=', person_id)
      .executeTakeFirst();
    return turn?.version === version;
  }
}
