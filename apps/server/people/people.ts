import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import type { PersonRow } from '../storage/schema.ts';
import { hashOf, newRecoveryCode, newToken, normalizeCode } from './secrets.ts';

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
    const person = await this.#create(name, 'guest', null, hashOf(recovery));
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

  async session(person_id: string): Promise<string> {
    const token = newToken();
    await this.#db
      .insertInto('sessions')
      .values({ token_hash: hashOf(token), person_id, created_at: Date.now() })
      .execute();
    return token;
  }

  async byToken(token: string): Promise<Person | null> {
    const person = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['people.id', 'people.name', 'people.kind'])
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    return person ?? null;
  }

  async endSession(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** Replaces the recovery code. */
  async newRecovery(id: string): Promise<string> {
    const recovery = newRecoveryCode();
    await this.#db
      .updateTable('people')
      .set({ recovery_hash: hashOf(recovery) })
      .where('id', '=', id)
      .execute();
    return recovery;
  }

  /** The owner of a recovery code, on another device. */
  async recover(typed: string): Promise<{ person: Person; token: string } | null> {
    const person = await this.#db
      .selectFrom('people')
      .select(['id', 'name', 'kind'])
      .where('recovery_hash', '=', hashOf(normalizeCode(typed)))
      .executeTakeFirst();
    return person === undefined ? null : { person, token: await this.session(person.id) };
  }
}
