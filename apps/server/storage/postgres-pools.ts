import { Socket } from 'node:net';
import pg from 'pg';
import { refuseStandby, SteadyClient } from './postgres-client.ts';

/** How long to wait for a PostgreSQL database, in milliseconds. */
export interface PostgresLimits {
  /** For a connection, and for a free one of a pool. */
  readonly connect: number;
  /** For what a command needs: storing its entry, reading entries. */
  readonly entry: number;
  /** For any other statement of a request. */
  readonly statement: number;
}

/**
 * A command waits for its turn at the table (see `LiveTable`), for the transaction before its own and for its
 * own: it is answered within about fifteen seconds, whatever happens to the database.
 */
export const POSTGRES_LIMITS: PostgresLimits = { connect: 4000, entry: 5000, statement: 8000 };

/** What the network may add to the time of a statement. */
const GRACE = 500;

/** The code of statements that would write to a database which has become a standby. */
const READ_ONLY = '25006';

/**
 * Pools of connections to one database. If one connection turns out to be dead, or leads to a database that is
 * no longer the one to write to, then all idle ones are suspect and are replaced, too. So are those whose work may take
 * long: nothing else would end them for a quarter of an hour.
 */
export class PostgresPools {
  readonly #url: string;
  readonly #connect: number;
  readonly #types: pg.CustomTypesConfig;
  readonly #idle = new Set<pg.PoolClient>();
  readonly #unlimited = new Set<pg.PoolClient>();
  /** Called when other connections to the database should be replaced as well. */
  onSuspect: () => void = () => {};

  constructor(url: string, connect: number, types: pg.CustomTypesConfig) {
    this.#url = url;
    this.#connect = connect;
    this.#types = types;
  }

  /** `limit`: for each statement; null for work that may take long. */
  pool(max: number, limit: number | null): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#connect,
      Client: SteadyClient,
      types: this.#types,
      max,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(limit !== null && {
        statement_timeout: limit,
        // If we vanish in the middle of a transaction, the others must not wait for its locks.
        idle_in_transaction_session_timeout: limit,
      }),
      verify: (client, done) => void report(refuseStandby(client), done),
    });
    // The pool replaces connections that break while idle; running queries reject by themselves.
    pool.on('error', () => {});
    const silent = (client: pg.PoolClient) => () => {
      this.#suspect(client, new Error('the database does not answer'));
    };
    const watches = new WeakMap<pg.PoolClient, () => void>();
    pool.on('connect', (client) => {
      watches.set(client, silent(client));
      if (limit === null) this.#unlimited.add(client);
      client.connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
        if (code === READ_ONLY) this.#suspect(client, new Error('the database is read-only'));
      });
    });
    pool.on('acquire', (client) => {
      this.#idle.delete(client);
      if (limit !== null) socketOf(client)?.setTimeout(limit + GRACE, watches.get(client));
    });
    pool.on('release', (_error, client) => {
      this.#idle.add(client);
      socketOf(client)?.setTimeout(0, watches.get(client));
    });
    pool.on('remove', (client) => {
      this.#idle.delete(client);
      this.#unlimited.delete(client);
    });
    return pool;
  }

  #suspect(client: pg.PoolClient, problem: Error): void {
    // Its statement rejects; a connection with a statement still running must not be handed out again.
    socketOf(client)?.destroy(problem);
    for (const other of [...this.#idle, ...this.#unlimited]) socketOf(other)?.destroy(problem);
    this.#idle.clear();
    this.onSuspect();
  }
}

function socketOf({ connection: { stream } }: pg.PoolClient): Socket | null {
  return stream instanceof Socket ? stream : null;
}

async function report(task: Promise<void>, done: (problem?: Error) => void): Promise<void> {
  let problem: Error | undefined;
  try {
    await task;
  } catch (error) {
    problem = error instanceof Error ? error : new Error(String(error));
  }
  done(problem);
}
