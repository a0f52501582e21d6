import { randomBytes } from 'node:crypto';
import { rest } from '@triptych/protocol';
import { hashOfSecret } from '../people/secrets.ts';
import type { NoticeChannelRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { MOST_FAILURES, targetOf } from './channel.ts';
import { nextTimeOfDay } from './when.ts';

export const STANDARD_PREFERENCES: rest.NoticePreferences = {
  when: 'away',
  awayMinutes: 5,
  digestAt: 8 * 60,
  quiet: null,
  timeZone: 'UTC',
  language: 'en',
};

export const MOST_CHANNELS = 10;

/** What people want to be told, and where. */
export class NoticeStore {
  readonly #storage: Storage;
  /** Called when a person's preferences or channels have changed here. */
  changed: (person: string) => void = () => {};

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get #db(): Storage['db'] {
    return this.#storage.db;
  }

  async preferences(person: string): Promise<rest.NoticePreferences> {
    const row = await this.#db
      .selectFrom('notice_preferences')
      .select('preferences')
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row === undefined ? STANDARD_PREFERENCES : readPreferences(row.preferences);
  }

  async setWishes(
    person_id: string,
    preferences: rest.NoticePreferences,
    origin: string,
    now: number,
  ): Promise<void> {
    const digest_due =
      preferences.when === 'digest' ? nextTimeOfDay(now, preferences.digestAt, preferences.timeZone) : null;
    const row = { preferences: JSON.stringify(preferences), origin, digest_due };
    await this.#storage.together([
      this.#db
        .insertInto('notice_preferences')
        .values({ person_id, ...row })
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row)),
      this.#db.updateTable('turns').set({ due_at: 0 }).where('person_id', '=', person_id),
    ]);
    this.changed(person_id);
  }

  channels(person: string): Promise<NoticeChannelRow[]> {
    return this.#db
      .selectFrom('notice_channels')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created_at')
      .execute();
  }

  /** The same target again replaces the old channel. Null if there are too many. */
  async add(
    person_id: string,
    channel: rest.NewNoticeChannel,
    origin: string,
    now: number,
  ): Promise<NoticeChannelRow | null> {
    const known = await this.channels(person_id);
    const same = known.find(({ address }) => targetOf(rest.readNoticeChannel(address)) === targetOf(channel));
    if (same === undefined && known.length >= MOST_CHANNELS) return null;
    const row: NoticeChannelRow = {
      id: same?.id ?? randomBytes(12).toString('base64url'),
      person_id,
      kind: channel.kind,
      address: JSON.stringify(channel),
      confirmed: same?.confirmed ?? (channel.kind === 'mail' ? 0 : 1),
      failures: 0,
      created_at: now,
    };
    const preferences = {
      person_id,
      preferences: JSON.stringify(STANDARD_PREFERENCES),
      origin,
      digest_due: null,
    };
    // Somebody else may have used this browser before: its notices are this person's now.
    const others = channel.kind === 'push' ? await this.#sameBrowser(channel, row.id) : [];
    await this.#storage.together([
      ...others.map((id) => this.#db.deleteFrom('notice_channels').where('id', '=', id)),
      this.#db
        .insertInto('notice_channels')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row)),
      this.#db
        .insertInto('notice_preferences')
        .values(preferences)
        .onConflict((conflict) => conflict.doNothing()),
    ]);
    this.changed(person_id);
    return row;
  }

  async #sameBrowser(channel: rest.NewNoticeChannel, besides: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('notice_channels')
      .select(['id', 'address'])
      .where('kind', '=', 'push')
      .where('id', '<>', besides)
      .where('address', 'like', `%${JSON.stringify(targetOf(channel)).slice(1, -1)}%`)
      .execute();
    return rows.flatMap(({ id, address }) =>
      targetOf(rest.readNoticeChannel(address)) === targetOf(channel) ? [id] : [],
    );
  }

  async channel(id: string): Promise<NoticeChannelRow | null> {
    const row = await this.#db
      .selectFrom('notice_channels')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ?? null;
  }

  async confirm({ id, person_id }: NoticeChannelRow): Promise<void> {
    await this.#db.updateTable('notice_channels').set({ confirmed: 1 }).where('id', '=', id).execute();
    this.changed(person_id);
  }

  async remove({ id, person_id }: Pick<NoticeChannelRow, 'id' | 'person_id'>): Promise<void> {
    await this.#storage.together([
      this.#db.deleteFrom('notice_channels').where('id', '=', id),
      this.#db.deleteFrom('outbox').where('channel_id', '=', id).where('state', '=', 'waiting'),
    ]);
    this.changed(person_id);
  }

  async failed(id: string): Promise<void> {
    await this.#db
      .updateTable('notice_channels')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }

  async worked(id: string): Promise<void> {
    await this.#db
      .updateTable('notice_channels')
      .set({ failures: 0 })
      .where('id', '=', id)
      .where('failures', '>', 0)
      .execute();
  }

  /** Those of these people who can and want to be told. */
  async wanting(people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('notice_preferences')
      .select(['person_id', 'preferences'])
      .where('person_id', 'in', people)
      .where('person_id', 'in', (select) =>
        select
          .selectFrom('notice_channels')
          .select('notice_channels.person_id')
          .where('confirmed', '=', 1)
          .where('failures', '<', MOST_FAILURES),
      )
      .execute();
    return new Set(
      rows.flatMap(({ person_id, preferences }) =>
        readPreferences(preferences).when === 'never' ? [] : [person_id],
      ),
    );
  }
}

export function readPreferences(text: string): rest.NoticePreferences {
  return rest.readNoticePreferences(text, STANDARD_PREFERENCES);
}

/** A short name for a target in the outbox, which shows no address. */
export function shortHash(text: string): string {
  return hashOfSecret(text).slice(0, 16);
}
