import type { Compilable, Kysely } from 'kysely';
import type { Dialect } from './migrations.ts';
import type { EntryRow, Schema } from './schema.ts';

/** The database. The queries of every answer are hand-written; everything else uses kysely. */
export interface Storage {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  /** The same without a time limit: for housekeeping, which nobody waits for. */
  readonly patient: Kysely<Schema>;
  /**
   * Stores entries in one durable transaction. Returns for each whether it was stored; false if its number
   * was taken. Other processes are notified of the stored ones.
   */
  append(entries: readonly EntryRow[]): Promise<readonly boolean[]> | readonly boolean[];
  /** The entries of a table after that number, in order. */
  load(table: string, after: number): Promise<readonly EntryRow[]> | readonly EntryRow[];
  /** Runs all of these statements in one transaction. */
  together(statements: readonly Compilable[]): Promise<void>;
  /** Reads a consistent state while others keep writing. */
  reading(task: (db: Kysely<Schema>) => Promise<void>): Promise<void>;
  /** The database's time, which all processes share. */
  now(): Promise<number>;
  /** How many bytes the data takes up. */
  size(): Promise<number>;
  /** Calls back when another process has written to a table, or (null) may have written to any. */
  listen(onNotification: (table: string | null) => void): Promise<void>;
  /** Notifies other processes of a change that was not an entry: of a table, or of something with another name. */
  notify(subject: string): Promise<void>;
  /**
   * Removes the last traces of what was deleted from the database's files as soon as nobody reads an older state.
   * PostgreSQL does so by itself, when it vacuums.
   */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
