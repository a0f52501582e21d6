import type { Compilable, Kysely } from 'kysely';
import type { Dialect } from './migrations.ts';
import type { EntryRow, Schema } from './schema.ts';

/** Where everything is kept. What is on the way of every answer has statements of its own; the rest goes by kysely. */
export interface Storage {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  /**
   * Stores entries in one durable transaction and says for each whether it was stored: not if an entry with its
   * number was there before. Other processes hear of those that were.
   */
  append(entries: readonly EntryRow[]): Promise<readonly boolean[]> | readonly boolean[];
  /** The entries of a table after that number, in order. */
  load(table: string, after: number): Promise<readonly EntryRow[]> | readonly EntryRow[];
  /** Carries out all of these statements, or none. */
  together(statements: readonly Compilable[]): Promise<void>;
  /** Reads everything as it was at one moment, while others go on writing. */
  reading(task: (db: Kysely<Schema>) => Promise<void>): Promise<void>;
  /** The database's own time, which all its processes share. */
  now(): Promise<number>;
  /** Calls back when another process has written to a table, or (null) may have written to any. */
  listen(heard: (table: string | null) => void): Promise<void>;
  /** Tells the other processes of a table that has changed other than by an entry. */
  notify(table: string): Promise<void>;
  close(): Promise<void>;
}
