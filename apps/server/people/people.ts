import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import type { PersonRow } from '../storage/schema.ts';
import { requestError } from '../request-error.ts';
import { hashOfSecret, newRecoveryCode, newToken, normalizeCode } from './secrets.ts';

/** How long a link for another device works, in milliseconds: long enough to fetch the other device. */
const DEVICE_LINK_LIVES = 10 * 60_000;
/** Tells these rows from the challenges of passkeys. */
const DEVICE_LINK = 'device';

export type Person = Pick<PersonRow, 'id' | 'name' | 'kind'>;

/** Guests, account holders and programs: everybody who can take a seat. */
export class People {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get #db(): Storage['db'] {
    return this.#storage.db;
  }

  /** Creates a guest, with a token for the cookie and a code that moves the seats to another device. */
  async guest(name: string): Promise<{ person: Person; token: string; recovery: string }> {
    const recovery = newRecoveryCode();
    const person = await this.#create(name, 'guest', null, hashOfSecret(recovery));
    return { person, token: await this.session(person.id), recovery };
  }

  /** Creates a person's program, with a token of its own. */
  async program(owner: string, name: string): Promise<{ person: Person; token: string }> {
    const person = await this.#create(name, 'program', owner, null);
    return { person, token: await this.session(person.id) };
  }

  async #create(
    name: string,
    kind: PersonRow['kind'],
    owner: string | null,
    recovery_hash: string | null,
  ): Promise<Person> {
    const now = Date.now();
    const person = { id: randomUUID(), name, kind };
    await this.#db
      .insertInto('people')
      .values({ ...person, owner, recovery_hash, created_at: now, seen_at: now })
      .execute();
    return person;
  }

  /** Signs a person in, unless they are banned. */
  async session(person_id: string): Promise<string> {
    const person = await this.#db
      .selectFrom('people')
      .select('banned_at')
      .where('id', '=', person_id)
      .executeTakeFirst();
    if (person?.banned_at != null) throw requestError('banned');
    const token = newToken();
    await this.#db
      .insertInto('sessions')
      .values({ token_hash: hashOfSecret(token), person_id, created_at: Date.now() })
      .execute();
    return token;
  }

  async byToken(token: string): Promise<Person | null> {
    const person = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['people.id', 'people.name', 'people.kind'])
      .where('token_hash', '=', hashOfSecret(token))
      .where('banned_at', 'is', null)
      .executeTakeFirst();
    return person ?? null;
  }

  async byId(id: string): Promise<Person | null> {
    const people = this.#db.selectFrom('people').select(['id', 'name', 'kind']);
    return (await people.where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** Bans somebody and their programs, or lets them in again; false if there is no such person. */
  async ban(id: string, banned: boolean): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('people')
      .set({ banned_at: banned ? Date.now() : null })
      .where((where) => where.or([where('id', '=', id), where('owner', '=', id)]))
      .executeTakeFirst();
    if (banned) await this.#db.deleteFrom('admins').where('person_id', '=', id).execute();
    return numUpdatedRows > 0n;
  }

  /** Signs a device out. A code that it showed for another device ends with it. */
  async endSession(token: string): Promise<void> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('token_hash', '=', hashOfSecret(token))
      .returning('person_id')
      .executeTakeFirst();
    if (ended !== undefined) await this.#endDeviceLinks(ended.person_id);
  }

  async #endDeviceLinks(person_id: string): Promise<void> {
    await this.#db
      .deleteFrom('challenges')
      .where('person_id', '=', person_id)
      .where('challenge', '=', DEVICE_LINK)
      .execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** Replaces the recovery code. */
  async newRecovery(id: string): Promise<string> {
    const recovery = newRecoveryCode();
    await this.#db
      .updateTable('people')
      .set({ recovery_hash: hashOfSecret(recovery) })
      .where('id', '=', id)
      .execute();
    return recovery;
  }

  /** A secret that signs another device in: once, and only for a while. It replaces any earlier one. */
  async deviceLink(person_id: string): Promise<{ token: string; expires: number }> {
    const token = newToken();
    const now = Date.now();
    const expires_at = now + DEVICE_LINK_LIVES;
    await this.#endDeviceLinks(person_id);
    await this.#db.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await this.#db
      .insertInto('challenges')
      .values({ id: hashOfSecret(token), challenge: DEVICE_LINK, person_id, expires_at })
      .execute();
    return { token, expires: expires_at };
  }

  /** The owner of such a secret; null if it was used, has expired or never existed. */
  async useDeviceLink(token: string): Promise<{ person: Person; token: string } | null> {
    const link = await this.#db
      .deleteFrom('challenges')
      .where('id', '=', hashOfSecret(token))
      .where('challenge', '=', DEVICE_LINK)
      .where('expires_at', '>', Date.now())
      .returning('person_id')
      .executeTakeFirst();
    if (link === undefined || link.person_id === null) return null;
    const person = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'kind'])
      .where('id', '=', link.person_id)
      .executeTakeFirst();
    return person === undefined ? null : { person, token: await this.session(person.id) };
  }

  /** Signs all other devices of this person out, and those that have a code and have not used it yet. */
  async endOtherSessions(id: string, token: string): Promise<void> {
    await this.#endDeviceLinks(id);
    await this.#db
      .deleteFrom('sessions')
      .where('person_id', '=', id)
      .where('token_hash', '!=', hashOfSecret(token))
      .execute();
  }

  /** The owner of a recovery code, on another device. */
  async recover(typed: string): Promise<{ person: Person; token: string } | null> {
    const person = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'kind'])
      .where('recovery_hash', '=', hashOfSecret(normalizeCode(typed)))
      .executeTakeFirst();
    return person === undefined ? null : { person, token: await this.session(person.id) };
  }
}
