import { hashOfSecret, newToken } from '../people/secrets.ts';
import type { Storage } from '../storage/storage.ts';

/** How long a link for a new administrator works, in milliseconds. */
const LINK_LIVES = 3600_000;
/** Tells these rows from other challenges. */
const ADMIN_LINK = 'admin';

/** Who may administer the server. */
export class Admins {
  readonly #storage: Pick<Storage, 'db'>;

  constructor(storage: Pick<Storage, 'db'>) {
    this.#storage = storage;
  }

  /** Whether nobody administers this server yet. */
  async none(): Promise<boolean> {
    const one = await this.#storage.db.selectFrom('admins').select('person_id').limit(1).executeTakeFirst();
    return one === undefined;
  }

  async has(person_id: string): Promise<boolean> {
    const { db } = this.#storage;
    const row = await db
      .selectFrom('admins')
      .select('since')
      .where('person_id', '=', person_id)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** A secret that makes its bearer an administrator: once, within an hour. */
  async link(): Promise<string> {
    const { db } = this.#storage;
    const token = newToken();
    const now = Date.now();
    await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
    await db
      .insertInto('challenges')
      .values({
        id: hashOfSecret(token),
        challenge: ADMIN_LINK,
        person_id: null,
        expires_at: now + LINK_LIVES,
      })
      .execute();
    return token;
  }

  /** False if the secret was used, has expired or never existed. Using one ends all others. */
  async claim(person_id: string, token: string): Promise<boolean> {
    const { db } = this.#storage;
    const used = await db
      .deleteFrom('challenges')
      .where('id', '=', hashOfSecret(token))
      .where('challenge', '=', ADMIN_LINK)
      .where('expires_at', '>', Date.now())
      .returning('id')
      .executeTakeFirst();
    if (used === undefined) return false;
    await db.deleteFrom('challenges').where('challenge', '=', ADMIN_LINK).execute();
    await db
      .insertInto('admins')
      .values({ person_id, since: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  }
}

/** Where such a secret is used. The secret comes after #, so that following the link does not send it. */
export function adminAddress(base: string, token: string): string {
  return `${base.replace(/\/$/, '')}/#/admin/${token}`;
}
