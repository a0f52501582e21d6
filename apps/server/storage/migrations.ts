import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { turnNotices } from './notice-migration.ts';
import type { Schema } from './schema.ts';

export type Dialect = 'sqlite' | 'postgres';

/** One list for both databases. A released migration is never changed; a new one is added instead. */
export function migrations(dialect: Dialect): MigrationProvider {
  const list: Record<string, Migration> = {
    '2026-11-15-tables': { up: (db) => tables(db, dialect) },
    '2026-11-15-people': { up: people },
    '2026-11-17-names': { up: renameColumns },
    '2026-11-17-pack-words': { up: packWords },
    '2026-11-18-notices': { up: turnNotices },
    '2026-11-18-presence': { up: presence },
    '2026-11-19-looks': { up: looks },
    '2026-11-20-house': { up: house },
    '2026-11-21-rewritten': { up: rewritten },
    '2026-11-22-dailies': { up: dailies },
    '2026-11-23-names': { up: renameTables },
    '2026-11-24-process-messages': { up: processMessages },
  };
  return { getMigrations: () => Promise.resolve(list) };
}

async function tables(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('public', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('pack', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('minded', 'integer', (column) => column.notNull())
    .addColumn('minder', 'text')
    .addColumn('kept', 'text')
    .addColumn('kept_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'changed_at']).execute();
  await db.schema.createIndex('tables_minded').on('tables').columns(['minded', 'minder']).execute();
  // The unique key keeps two processes from both writing a table's next entry.
  const entries = db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'number']);
  await (dialect === 'sqlite' ? entries.modifyEnd(sql`without rowid`) : entries).execute();
  await db.schema
    .createTable('table_people')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('table_people_key', ['person_id', 'table_id'])
    .execute();
  await db.schema
    .createTable('archives')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('body', dialect === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('packs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'serial', (column) => column.primaryKey())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function people(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('recovery_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('accounts')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Columns of the first version and their names today. */
const FIRST_COLUMNS = {
  minded: 'needs_runner',
  minder: 'runner',
  kept: 'snapshot',
  kept_number: 'snapshot_number',
} as const;

/** Columns of earlier versions and their names today. No table has a column of such a name any more. */
export const RENAMED_COLUMNS = {
  ...FIRST_COLUMNS,
  wishes: 'preferences',
} as const;

async function renameColumns(db: Kysely<Schema>): Promise<void> {
  for (const [from, to] of Object.entries(FIRST_COLUMNS))
    await db.schema.alterTable('tables').renameColumn(from, to).execute();
}

async function packWords(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('pack_words')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('tables').addColumn('words', 'text').execute();
}

async function presence(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('connected', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'person_id', 'process'])
    .execute();
  await db.schema.createIndex('presence_by_process').on('presence').columns(['process']).execute();
}

async function looks(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('look', 'text').execute();
  await db.schema.createIndex('accounts_by_look').on('accounts').columns(['look']).unique().execute();
}

/** What administrators have decided: who else is one, who is banned, and what everybody is told. */
async function house(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('house')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('admins')
    .addColumn('person_id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('people').addColumn('banned_at', 'bigint').execute();
}

async function rewritten(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('rewritten', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Who plays which day's game at which table: everybody has one try. */
async function dailies(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('dailies')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dailies_key', ['day', 'person_id'])
    .execute();
}

/** Tables of earlier versions and their names today. */
export const RENAMED_TABLES = { house: 'site_settings', notice_wishes: 'notice_preferences' } as const;

async function renameTables(db: Kysely<Schema>): Promise<void> {
  for (const [from, to] of Object.entries(RENAMED_TABLES))
    await db.schema.alterTable(from).renameTo(to).execute();
  await db.schema.alterTable('notice_preferences').renameColumn('wishes', 'preferences').execute();
}

/** What processes tell each other, which is not to be confused with notices to people. */
async function processMessages(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('notices').renameTo('process_messages').execute();
}
