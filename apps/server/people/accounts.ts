import { hash, verify } from '@node-rs/argon2';
import type { Storage } from '../storage/storage.ts';

/** A name that many could type is one account: upper and lower case are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Accounts are optional: a name and a password, or a passkey, for the person one already is. */
export class Accounts {
  readonly #storage: Storage;
  /** Compared with when there is no such account, so that nobody learns that from the time it takes. */
  #nobody: Promise<string> | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** False if the name is taken. */
  async register(person_id: string, name: string, password: string | null): Promise<boolean> {
    const { db } = this.#storage;
    const password_hash = password === null ? null : await hash(password);
    const row = { person_id, name, name_key: nameKey(name), password_hash };
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await db.updateTable('people').set({ kind: 'account', name }).where('id', '=', person_id).execute();
    return true;
  }

  /** Whose name and password these are. */
  async login(name: string, password: string): Promise<string | null> {
    const account = await this.#storage.db
      .selectFrom('accounts')
      .select(['person_id', 'password_hash'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    this.#nobody ??= hash('nobody');
    const good = await verify(account?.password_hash ?? (await this.#nobody), password);
    return good && account !== undefined && account.password_hash !== null ? account.person_id : null;
  }

  async nameOf(person_id: string): Promise<string | null> {
    const account = await this.#storage.db
      .selectFrom('accounts')
      .select('name')
      .where('person_id', '=', person_id)
      .executeTakeFirst();
    return account?.name ?? null;
  }
}
