import type { Compilable } from 'kysely';
import type { NoticeChannelRow, OutboxRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';

const MINUTE = 60_000;

/** The delays between attempts to send a notice; after the last one it is abandoned. */
const WAITS = [MINUTE / 2, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/** An attempt that has not ended by then died with its process. The notice may have arrived, so it is not retried. */
const LONGEST_ATTEMPT = 5 * MINUTE;
/** Notices are kept for this long, so that they can be counted and none is written twice. */
const KEPT = 2 * 24 * 60 * MINUTE;

export type NewNotice = Pick<OutboxRow, 'kind' | 'table_id' | 'version' | 'body'>;

/** The stored notices. Whatever happens to a process, none is sent twice. */
export class Outbox {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get #db(): Storage['db'] {
    return this.#storage.db;
  }

  /** The statement that writes a notice, unless it was written before. */
  add(
    channel: Pick<NoticeChannelRow, 'id' | 'person_id'>,
    { kind, table_id, version, body }: NewNotice,
    now: number,
  ): Compilable {
    return this.#db
      .insertInto('outbox')
      .values({
        id: [kind, channel.id, table_id, version].join(' '),
        kind,
        channel_id: channel.id,
        person_id: channel.person_id,
        table_id,
        version,
        body,
        state: 'waiting',
        tries: 0,
        next_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing());
  }

  due(now: number, most: number): Promise<OutboxRow[]> {
    return this.#db
      .selectFrom('outbox')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(most)
      .execute();
  }

  /** Claims a notice for one attempt; false if somebody else has. */
  async claim({ id, tries }: OutboxRow, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('outbox')
      .set({ state: 'sending', tries: tries + 1, next_at: now })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('tries', '=', tries)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async done({ id }: OutboxRow): Promise<void> {
    await this.#db.updateTable('outbox').set({ state: 'done' }).where('id', '=', id).execute();
  }

  /** After a failed attempt; false if it was the last. `tries`: before the attempt. */
  async retry({ id, tries }: OutboxRow, now: number): Promise<boolean> {
    const wait = WAITS[tries];
    const next =
      wait === undefined ? { state: 'done' as const } : { state: 'waiting' as const, next_at: now + wait };
    await this.#db.updateTable('outbox').set(next).where('id', '=', id).execute();
    return wait !== undefined;
  }

  async tidy(now: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ state: 'done' })
      .where('state', '=', 'sending')
      .where('next_at', '<', now - LONGEST_ATTEMPT)
      .execute();
    await this.#db
      .deleteFrom('outbox')
      .where('state', '=', 'done')
      .where('created_at', '<', now - KEPT)
      .execute();
  }

  /** How many notices were written for a person since then, and when the last about a table was. */
  async written(
    person: string,
    since: number,
    table: string,
  ): Promise<{ count: number; last: number | null }> {
    const { count } = await this.#db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number | bigint | string>().as('count'))
      .where('person_id', '=', person)
      .where('created_at', '>', since)
      .executeTakeFirstOrThrow();
    const row = await this.#db
      .selectFrom('outbox')
      .select(({ fn }) => fn.max('created_at').as('last'))
      .where('person_id', '=', person)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return { count: Number(count), last: row?.last ?? null };
  }
}
