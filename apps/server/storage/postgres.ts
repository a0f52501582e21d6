import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Ear } from './ear.ts';
import { migrate } from './migrate.ts';
import { limited, SteadyClient } from './postgres-client.ts';
import type { EntryRow, Schema } from './schema.ts';
import type { Storage } from './storage.ts';

const CHANNEL = 'triptych';
const BIGINT = 20;

/** BIGINT comes as text from pg; our numbers are small enough. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === BIGINT ? Number : pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text'),
};

const APPEND = `
with stored as (
  insert into entries (table_id, number, body)
  select * from unnest($1::text[], $2::int[], $3::text[])
  on conflict do nothing
  returning table_id, number
)
select table_id, number, pg_notify('${CHANNEL}', $4 || ' ' || table_id) from stored`;

const LOAD = 'select table_id, number, body from entries where table_id = $1 and number > $2 order by number';

/** A database that any number of processes share. */
export async function openPostgres(url: string, process: string): Promise<Storage> {
  await bringUpToDate(url);
  const pool = new pg.Pool({ ...limited(url), Client: SteadyClient, types, max: 10 });
  // A connection that breaks while idle is replaced; queries on it fail by themselves.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(url, CHANNEL, process);
  return {
    dialect: 'postgres',
    db,
    async append(entries) {
      // In one order everywhere: two processes that write the same numbers must not wait for each other.
      const sorted = entries.toSorted((a, b) =>
        a.table_id < b.table_id ? -1 : a.table_id > b.table_id ? 1 : a.number - b.number,
      );
      const { rows } = await pool.query<{ table_id: string; number: number }>({
        name: 'append',
        text: APPEND,
        values: [
          sorted.map(({ table_id }) => table_id),
          sorted.map(({ number }) => number),
          sorted.map(({ body }) => body),
          process,
        ],
      });
      const stored = new Set(rows.map(({ table_id, number }) => `${table_id} ${number}`));
      return entries.map(({ table_id, number }) => stored.has(`${table_id} ${number}`));
    },
    async load(table, after) {
      const { rows } = await pool.query<EntryRow>({ name: 'load', text: LOAD, values: [table, after] });
      return rows;
    },
    async together(statements) {
      const carryOut = (): Promise<void> =>
        db.transaction().execute(async (transaction) => {
          for (const statement of statements) await transaction.executeQuery(statement.compile());
        });
      // Two that wait for each other: one of them was given up, and may begin again.
      await carryOut().catch((error: unknown) => (isDeadlock(error) ? carryOut() : Promise.reject(error)));
    },
    reading: (task) => db.transaction().setIsolationLevel('repeatable read').execute(task),
    async now() {
      const { rows } = await pool.query<{ now: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
      );
      return rows[0].now;
    },
    listen: (heard) => ear.listen(heard),
    async notify(table) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${process} ${table}`]);
    },
    async close() {
      await ear.close();
      await db.destroy();
    },
  };
}

/** As long as it takes: a new index on many rows, or another process that does the same just now. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, Client: SteadyClient, max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
