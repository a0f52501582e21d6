import type { Database } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  type QueryResult,
  SqliteDialect,
} from 'kysely';
import type { WriterThread } from './writer-thread.ts';

/**
 * Kysely on SQLite with two threads: what only reads runs here, everything else in the writer thread, in turn with the
 * entries. So the event loop never waits for the disk or for a lock.
 */
export class TwoThreadDialect extends SqliteDialect {
  readonly #driver: TwoThreadDriver;

  constructor(database: Database, writer: WriterThread) {
    super({ database });
    this.#driver = new TwoThreadDriver(database, writer);
  }

  override createDriver(): TwoThreadDriver {
    return this.#driver;
  }
}

class TwoThreadDriver extends DummyDriver {
  readonly #database: Database;
  readonly #connection: DatabaseConnection;

  constructor(database: Database, writer: WriterThread) {
    super();
    this.#database = database;
    this.#connection = new TwoThreadConnection(database, writer);
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('use Storage.together for statements that belong together'));
  }

  override destroy(): Promise<void> {
    this.#database.close();
    return Promise.resolve();
  }
}

class TwoThreadConnection implements DatabaseConnection {
  readonly #database: Database;
  readonly #writer: WriterThread;

  constructor(database: Database, writer: WriterThread) {
    this.#database = database;
    this.#writer = writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#database.prepare<unknown[], Row>(query.sql);
    return statement.readonly ? { rows: statement.all(...query.parameters) } : this.#writer.run(query);
  }

  streamQuery(): never {
    throw new Error('nothing is streamed from SQLite');
  }
}
