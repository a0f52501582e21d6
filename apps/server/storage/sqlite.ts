import Database from 'better-sqlite3';
import { type Compilable, Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrate.ts';
import type { EntryRow, Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** How often to look whether another process (an admin command) has written to the same file. */
const LOOK_EVERY = 1000;

/** The embedded database: one file. */
export async function openSqlite(file: string): Promise<Storage> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // An answer is told only after it has reached the disk.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, 'sqlite');

  const insert = database.prepare<[string, number, string]>(
    'insert into entries (table_id, number, body) values (?, ?, ?) on conflict do nothing',
  );
  const select = database.prepare<[string, number], EntryRow>(
    'select table_id, number, body from entries where table_id = ? and number > ? order by number',
  );
  const append = database.transaction((entries: readonly EntryRow[]) =>
    entries.map(({ table_id, number, body }) => insert.run(table_id, number, body).changes === 1),
  );
  // In one go: on this one connection a transaction that waits in the middle would swallow the appends of others.
  const together = database.transaction((statements: readonly Compilable[]) => {
    for (const statement of statements) {
      const { sql, parameters } = statement.compile();
      database.prepare<unknown[]>(sql).run(...parameters);
    }
  });
  let timer: NodeJS.Timeout | null = null;
  return {
    dialect: 'sqlite',
    db,
    append: (entries) => append.immediate(entries),
    load: (table, after) => select.all(table, after),
    together(statements) {
      together.immediate(statements);
      return Promise.resolve();
    },
    async reading(task) {
      const own = new Kysely<Schema>({
        dialect: new SqliteDialect({ database: new Database(file, { readonly: true }) }),
      });
      try {
        await own.transaction().execute(task);
      } finally {
        await own.destroy();
      }
    },
    now: () => Promise.resolve(Date.now()),
    listen(heard) {
      let version = database.pragma('data_version', { simple: true });
      timer = setInterval(() => {
        const now = database.pragma('data_version', { simple: true });
        if (now === version) return;
        version = now;
        heard(null);
      }, LOOK_EVERY);
      timer.unref();
      return Promise.resolve();
    },
    notify: () => Promise.resolve(),
    async close() {
      if (timer !== null) clearInterval(timer);
      await db.destroy();
    },
  };
}
