import { formatOf, isFields } from '@triptych/protocol';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Compilable, type Kysely, sql } from 'kysely';
import { RENAMED_COLUMNS, RENAMED_TABLES } from './storage/migrations.ts';
import type { Schema } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';

/**
 * A backup has one line for each row and is the same for both databases, so that an operator can switch between them.
 */
const FORMAT = 'triptych-backup-2';
/** The first version used other names for some columns. */
const FORMAT_1 = 'triptych-backup-1';

/**
 * The tables in a backup, with the columns to sort by. Leases and challenges do not outlive their process.
 */
export const TABLES = {
  packs: ['hash'],
  pack_words: ['hash'],
  people: ['id'],
  sessions: ['token_hash'],
  accounts: ['person_id'],
  passkeys: ['id'],
  tables: ['id'],
  table_people: ['person_id', 'table_id'],
  archives: ['table_id'],
  entries: ['table_id', 'number'],
  notice_preferences: ['person_id'],
  notice_channels: ['id'],
  server_keys: ['name'],
  site_settings: ['name'],
  admins: ['person_id'],
  dailies: ['day', 'person_id'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

/** In an order in which they can be restored. */
export const BACKED_UP = Object.keys(TABLES).filter((name): name is BackedUpTable => name in TABLES);

export type BackedUpTable = keyof typeof TABLES;
export type Row = Record<string, unknown>;

const RENAMED = {
  tables: new Map<string, string>(Object.entries(RENAMED_TABLES)),
  columns: new Map<string, string>(Object.entries(RENAMED_COLUMNS)),
};

const PAGE = 1000;

/** Writes a consistent backup while the server keeps running. Returns the number of rows. */
export async function backUp(storage: Storage, file: string): Promise<number> {
  let rows = 0;
  await storage.reading(async (db) => {
    rows = await writeBackup(file, allRows(db));
  });
  return rows;
}

/** Written to the disk at once, and for nobody else on this machine to read. */
const PRIVATE = { flush: true, mode: 0o600 };

/** Writes these rows; the file has its name only once it is complete. Returns the number of rows. */
export async function writeBackup(
  file: string,
  rows: AsyncIterable<{ readonly table: BackedUpTable; readonly row: Row }>,
): Promise<number> {
  let number = 0;
  const lines = async function* (): AsyncGenerator<string> {
    yield `${JSON.stringify({ format: FORMAT })}\n`;
    for await (const { table, row } of rows) {
      number++;
      yield `${JSON.stringify({ table, row: serializable(row) })}\n`;
    }
  };
  const part = `${file}.part`;
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, PRIVATE));
  // Read the file back before trusting it: gzip has a checksum, and no row may be missing.
  const read = await countRows(part);
  if (read !== number) throw new Error(`${part} has ${read} rows instead of ${number}`);
  await rename(part, file);
  return number;
}

/** A database of an earlier version has fewer tables, some under another name. */
export async function* allRows(
  db: Kysely<Schema>,
): AsyncGenerator<{ readonly table: BackedUpTable; readonly row: Row }> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  for (const table of BACKED_UP) {
    const stored = [table, formerName(table)].find((name) => name !== undefined && there.has(name));
    if (stored === undefined) continue;
    const keys: readonly string[] = TABLES[table];
    const columns = sql.join(keys.map((key) => sql.ref(key)));
    let last: unknown[] | null = null;
    for (;;) {
      const after: ReturnType<typeof sql> =
        last === null ? sql`` : sql`where (${columns}) > (${sql.join(last)})`;
      const page: { rows: Row[] } =
        await sql<Row>`select * from ${sql.table(stored)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`.execute(
          db,
        );
      for (const row of page.rows) yield { table, row };
      const end = page.rows.at(-1);
      if (end === undefined || page.rows.length < PAGE) break;
      last = keys.map((key) => end[key]);
    }
  }
}

function formerName(table: BackedUpTable): string | undefined {
  return [...RENAMED.tables].find(([, name]) => name === table)?.[0];
}

function serializable(row: Row): Row {
  const pairs = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
  ]);
  return { ...Object.fromEntries(pairs), ...('runner' in row && { runner: null }) };
}

export type RestoreProblem = 'not-a-backup' | 'not-empty';

/** Fills an empty database. Returns the number of rows, or a problem, in which case nothing was written. */
export async function restore(storage: Storage, file: string): Promise<number | RestoreProblem> {
  if (!(await isEmpty(storage))) return 'not-empty';
  // Read the whole file before writing anything: it may be truncated.
  const rows = await countRows(file).catch(() => null);
  if (rows === null) return 'not-a-backup';
  let batch: Compilable[] = [];
  for await (const { table, row } of rowsOf(file)) {
    batch.push(storage.db.insertInto(table).values(row));
    if (batch.length < PAGE) continue;
    await storage.together(batch);
    batch = [];
  }
  if (batch.length > 0) await storage.together(batch);
  return rows;
}

async function isEmpty({ db }: Storage): Promise<boolean> {
  for (const table of Object.keys(TABLES)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

async function countRows(file: string): Promise<number> {
  let rows = 0;
  for await (const _row of rowsOf(file)) rows++;
  return rows;
}

/** The rows of a backup in order; throws if the file is not a backup or is damaged. */
async function* rowsOf(file: string): AsyncGenerator<{ table: BackedUpTable; row: never }> {
  let format: string | null = null;
  for await (const line of linesOf(file)) {
    const data: unknown = JSON.parse(line);
    if (format !== null) {
      yield read(data);
      continue;
    }
    format = formatOf(data);
    if (format !== FORMAT && format !== FORMAT_1) break;
  }
  if (format !== FORMAT && format !== FORMAT_1) throw new Error('no backup');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Errors surface where the text is read.
  pipeline(createReadStream(file), text).catch(() => {});
  let rest = '';
  for await (const part of text) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('truncated');
}

function read(data: unknown): { table: BackedUpTable; row: never } {
  if (!isFields(data) || typeof data.table !== 'string' || !isFields(data.row)) throw new Error('damaged');
  const name = RENAMED.tables.get(data.table) ?? data.table;
  const table = BACKED_UP.find((known) => known === name);
  if (table === undefined) throw new Error('damaged');
  const pairs = Object.entries(data.row).map(([name, value]) => [
    RENAMED.columns.get(name) ?? name,
    isFields(value) && typeof value.bytes === 'string' ? Buffer.from(value.bytes, 'base64') : value,
  ]);
  // The columns are those of the table that the row was read from.
  return { table, row: Object.fromEntries(pairs) as never };
}
