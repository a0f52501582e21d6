import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/**
 * The row of a table, to insert from, unless somebody was erased after this many entries. Nobody is erased until the
 * transaction ends: what a process knew before an erasure is either stored before it, and erased with the rest, or not
 * stored at all.
 */
export function unlessRewritten(
  { db, dialect }: Storage,
  table: string,
  entries: number,
): SelectQueryBuilder<Schema, 'tables', object> {
  const row = db.selectFrom('tables').where('tables.id', '=', table).where('rewritten', '<=', entries);
  // SQLite has a single writer.
  return dialect === 'postgres' ? row.forShare() : row;
}
