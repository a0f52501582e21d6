import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { fileBefore } from './copy-before.ts';
import { WriterThread } from './writer-thread.ts';
import { migrate } from './migrate.ts';
import { TwoThreadDialect } from './two-thread-dialect.ts';
import type { EntryRow, Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** How often to check for messages of another process (an admin command) in the same file. */
const POLL_EVERY = 1000;

/** The embedded database: one file. */
export async function openSqlite(
  file: string,
  process: string,
  copies = join(dirname(file), 'backups'),
): Promise<Storage> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  // An answer must reach the disk before anybody sees it.
  database.pragma('synchronous = FULL');
  database.pragma('busy_timeout = 5000');
  database.pragma('secure_delete = on');
  const migrating = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(migrating, 'sqlite', async (name) => {
    database.prepare('vacuum into ?').run(fileBefore(copies, name, 'db'));
  });

  const thread = new WriterThread(file);
  const db = new Kysely<Schema>({ dialect: new TwoThreadDialect(database, thread) });
  const select = database.prepare<[string, number], EntryRow>(
    'select table_id, number, body from entries where table_id = ? and number > ? order by number',
  );
  const pageSize = Number(database.pragma('page_size', { simple: true }));
  let timer: NodeJS.Timeout | null = null;
  return {
    dialect: 'sqlite',
    db,
    patient: db,
    append: (entries) => thread.append(entries),
    load: (table, after) => select.all(table, after),
    together: (statements) => thread.together(statements),
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
    size: async () => Number(database.pragma('page_count', { simple: true })) * pageSize,
    async listen(onNotification) {
      const newest = await db
        .selectFrom('process_messages')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      let last = newest?.id ?? 0;
      const look = database.prepare<[number, string], { id: number; table_id: string }>(
        'select id, table_id from process_messages where id > ? and process <> ? order by id',
      );
      timer = setInterval(() => {
        for (const { id, table_id } of look.all(last, process)) {
          last = id;
          onNotification(table_id);
        }
      }, POLL_EVERY);
      timer.unref();
    },
    async notify(table_id) {
      await db.insertInto('process_messages').values({ process, table_id }).execute();
    },
    tidy: () => thread.tidy(),
    async close() {
      if (timer !== null) clearInterval(timer);
      await thread.close();
      await db.destroy();
    },
  };
}
