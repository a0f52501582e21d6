import type { LiveTable } from '@triptych/table';
import { sql } from 'kysely';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Log } from '../log.ts';
import { unlessRewritten } from '../storage/unless-rewritten.ts';
import type { NoticeStore } from './notice-store.ts';

/** How long it is remembered whether a person wants notices; another process may have changed it. */
const REMEMBERED = 60_000;

/**
 * Writes down whose turn it is, for people who want notices. The row of a turn follows from the table's
 * entries, so any process may write it, and after a crash it is written again.
 */
export class TurnTracker {
  readonly #registry: TableRegistry;
  readonly #book: NoticeStore;
  readonly #log: Log;
  /** How long entries are collected before their table's turns are written. */
  readonly #delay: number;
  readonly #waiting = new Map<string, NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #wanting = new Map<string, { readonly wants: boolean; readonly until: number }>();
  #stopped = false;

  constructor(registry: TableRegistry, book: NoticeStore, log: Log, delay: number) {
    this.#registry = registry;
    this.#book = book;
    this.#log = log;
    this.#delay = delay;
    registry.watch((live) => this.look(live));
    book.changed = (person) => this.#lookAgain(person);
  }

  /** Looks at a table soon. */
  look(live: LiveTable): void {
    const { status } = live.table;
    if (this.#stopped || this.#waiting.has(live.id) || status === 'open') return;
    const timer = setTimeout(() => {
      this.#waiting.delete(live.id);
      const writing = this.#write(live).catch((error: unknown) => this.#log.error(error));
      this.#underWay.add(writing);
      void writing.finally(() => this.#underWay.delete(writing));
    }, this.#delay);
    timer.unref();
    this.#waiting.set(live.id, timer);
  }

  #lookAgain(person: string): void {
    this.#wanting.delete(person);
    for (const live of this.#registry.inMemory.values())
      if (live.table.seatsOf(person).length > 0) this.look(live);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    await Promise.allSettled(this.#underWay);
  }

  /** `always`: also if nobody wants notices, so that nobody looks here again. */
  async #write({ id, table }: LiveTable, always = false): Promise<void> {
    const people = table.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.id] : []));
    const wanting = await this.#whoWants([...new Set(people)]);
    if (wanting.length === 0 && !always) return;
    // Read all of it at once, because the table keeps changing.
    const { entries, questionVersion, askedSince, askedPeople } = table;
    const asked = askedPeople.filter((person) => wanting.includes(person));
    const { storage } = this.#registry;
    const { db } = storage;
    // A process that has seen fewer entries than another one changes nothing.
    const current = db
      .selectFrom('tables')
      .select('id')
      .where('id', '=', id)
      .where('turns_number', '=', entries);
    const gone = db.deleteFrom('turns').where('table_id', '=', id).where('table_id', 'in', current);
    await storage.together([
      db
        .updateTable('tables')
        .set({ turns_number: entries })
        .where('id', '=', id)
        .where('turns_number', '<', entries),
      asked.length === 0 ? gone : gone.where('person_id', 'not in', asked),
      ...asked.map((person) =>
        db
          .insertInto('turns')
          .columns(['table_id', 'person_id', 'version', 'since', 'noticed', 'due_at'])
          .expression(
            unlessRewritten(storage, id, entries)
              .select([
                'id',
                sql<string>`cast(${person} as text)`.as('person_id'),
                sql<number>`cast(${questionVersion} as integer)`.as('version'),
                sql<number>`cast(${askedSince ?? 0} as bigint)`.as('since'),
                sql<number>`cast(-1 as integer)`.as('noticed'),
                sql<number>`cast(0 as bigint)`.as('due_at'),
              ])
              .where('turns_number', '=', entries),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['table_id', 'person_id'])
              .doUpdateSet({
                version: (row) => row.ref('excluded.version'),
                since: (row) => row.ref('excluded.since'),
                due_at: 0,
              })
              .whereRef('turns.version', '<>', 'excluded.version'),
          ),
      ),
    ]);
  }

  async #whoWants(people: readonly string[]): Promise<string[]> {
    const now = Date.now();
    const unknown = people.filter((person) => (this.#wanting.get(person)?.until ?? 0) < now);
    const wanting = await this.#book.wanting(unknown);
    for (const person of unknown)
      this.#wanting.set(person, { wants: wanting.has(person), until: now + REMEMBERED });
    return people.filter((person) => this.#wanting.get(person)?.wants ?? false);
  }

  /** Opens tables whose turns were not written, because the process that had them died. */
  async sweep(most = 100): Promise<number> {
    const { db } = this.#registry.storage;
    const rows = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('id', 'in', (select) =>
        select
          .selectFrom('table_people')
          .innerJoin('notice_channels', 'notice_channels.person_id', 'table_people.person_id')
          .select('table_people.table_id')
          .where('confirmed', '=', 1),
      )
      .where((where) =>
        where.exists(
          where
            .selectFrom('entries')
            .select('number')
            .whereRef('entries.table_id', '=', 'tables.id')
            .whereRef('entries.number', '>', 'tables.turns_number'),
        ),
      )
      .limit(most)
      .execute();
    for (const { id } of rows) {
      const opened = await this.#registry.open(id);
      if (!opened.ok) continue;
      await opened.live.catchUp();
      await this.#write(opened.live, true);
    }
    return rows.length;
  }
}
