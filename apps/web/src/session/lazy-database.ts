import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * A database of this browser, opened when it is first needed. After a failure it is tried again: the reader may allow it
 * in the meantime.
 */
export function lazyDatabase<S extends DBSchema>(
  name: string,
  create: (created: IDBPDatabase<S>) => void,
): () => Promise<IDBPDatabase<S>> {
  let database: Promise<IDBPDatabase<S>> | null = null;
  return async () => {
    database ??= openDB<S>(name, 1, { upgrade: (created) => create(created) });
    try {
      return await database;
    } catch (error) {
      database = null;
      throw error;
    }
  };
}
