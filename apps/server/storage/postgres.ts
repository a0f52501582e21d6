import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { EntryRow, Schema } from './schema.ts';
import type { Storage } from './storage.ts';

const CHANNEL = 'triptych';
const BIGINT = 20;
const RETRY_AFTER = 1000;

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
  const pool = new pg.Pool({ connectionString: url, types, max: 10 });
  // A connection that breaks while idle is replaced; queries on it fail by themselves.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  const ear = new Ear(url, process);
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

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** A connection that only listens. When it breaks, anything may have been missed. */
class Ear {
  readonly #url: string;
  readonly #process: string;
  #client: pg.Client | null = null;
  #closed = false;

  constructor(url: string, process: string) {
    this.#url = url;
    this.#process = process;
  }

  async listen(heard: (table: string | null) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    this.#client = client;
    let lost = false;
    const again = (): void => {
      if (lost || this.#closed) return;
      lost = true;
      setTimeout(() => {
        this.listen(heard).then(
          () => heard(null),
          () => {},
        );
      }, RETRY_AFTER).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [from, table] = payload.split(' ');
      if (from !== this.#process && table !== undefined) heard(table);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      again();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }
}
