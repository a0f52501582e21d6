import { hash, verify } from '@node-rs/argon2';
import { lookOfName } from '@triptych/protocol';
import type { Storage } from '../storage/storage.ts';

/** Names that differ only in case belong to the same account. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Accounts are optional: they add a name and a password, or a passkey, to an existing person. */
export class Accounts {
  readonly #storage: Storage;
  /** A dummy hash for unknown names, so that timing does not reveal which accounts exist. */
  #nobody: Promise<string> | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** False if the name is taken, or looks like one that is. */
  async register(person_id: string, name: string, password: string | null): Promise<boolean> {
    const { db } = this.#storage;
    const password_hash = password === null ? null : await hash(password);
    const row = { person_id, name, name_key: nameKey(name), look: lookOfName(name), password_hash };
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('accounts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    await db.updateTable('people').set({ kind: 'account', name }).where('id', '=', person_id).execute();
    return true;
  }

  /**
   * Accounts of earlier versions and from old backups: the oldest of those that look alike keeps its look-alike key.
   */
  async fillLooks(): Promise<void> {
    const { db } = this.#storage;
    const rows = await db
      .selectFrom('accounts')
      .select(['person_id', 'name'])
      .where('look', 'is', null)
      .execute();
    for (const { person_id, name } of rows) {
      const look = lookOfName(name);
      await db
        .updateTable('accounts')
        .set({ look })
        .where('person_id', '=', person_id)
        .where((where) =>
          where.not(
            where.exists(
              where.selectFrom('accounts as other').select('other.person_id').where('other.look', '=', look),
            ),
          ),
        )
        .execute();
    }
  }

  /** The person with this name and password. */
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
