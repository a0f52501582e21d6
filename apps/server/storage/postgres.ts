import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NotificationListener } from './notification-listener.ts';
import { migrate } from './migrate.ts';
import { SteadyClient } from './postgres-client.ts';
import { POSTGRES_LIMITS, type PostgresLimits, PostgresPools } from './postgres-pools.ts';
import type { EntryRow, Schema } from './schema.ts';
import type { Storage } from './storage.ts';

const CHANNEL = 'triptych';
const BIGINT = 20;
/** Connections of one process: for entries, for everything else, and for work that takes long. */
const CONNECTIONS = { entries: 2, statements: 7, long: 1 };

/** pg returns BIGINT as text; our numbers fit into a double. */
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

/** A database that any number of processes can share. */
export async function openPostgres(
  url: string,
  process: string,
  limits: PostgresLimits = POSTGRES_LIMITS,
  copyBefore: (db: Kysely<Schema>, migration: string) => Promise<void> = async () => {},
): Promise<Storage> {
  await bringUpToDate(url, limits.connect, copyBefore);
  const pools = new PostgresPools(url, limits.connect, types);
  // Entries never wait for slow lists.
  const pool = pools.pool(CONNECTIONS.entries, limits.entry);
  const withPool = (own: pg.Pool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: own }) });
  const db = withPool(pools.pool(CONNECTIONS.statements, limits.statement));
  const patient = withPool(pools.pool(CONNECTIONS.long, null));
  const listener = new NotificationListener(url, CHANNEL, process, limits.connect);
  pools.onSuspect = () => listener.renew();
  return {
    dialect: 'postgres',
    db,
    patient,
    async append(entries) {
      // Always in the same order, so that two processes writing the same numbers do not deadlock.
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
      // After a deadlock the victim tries again.
      await carryOut().catch((error: unknown) => (isDeadlock(error) ? carryOut() : Promise.reject(error)));
    },
    reading: (task) => patient.transaction().setIsolationLevel('repeatable read').execute(task),
    tidy: () => Promise.resolve(),
    async now() {
      const { rows } = await pool.query<{ now: number }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
      );
      return rows[0].now;
    },
    async size() {
      const { rows } = await pool.query<{ size: string }>(
        'select pg_database_size(current_database())::text as size',
      );
      return Number(rows[0].size);
    },
    listen: (onNotification) => listener.listen(onNotification),
    async notify(table) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, `${process} ${table}`]);
    },
    async close() {
      await listener.close();
      await Promise.all([pool.end(), db.destroy(), patient.destroy()]);
    },
  };
}

/** Statements have no time limit: a new index may take long, or another process may be migrating. */
async function bringUpToDate(
  connectionString: string,
  connectionTimeoutMillis: number,
  copy: (db: Kysely<Schema>, migration: string) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis, Client: SteadyClient, max: 2 });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres', (name) => copy(db, name));
  } finally {
    await db.destroy();
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}
