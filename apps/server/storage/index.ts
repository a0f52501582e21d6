import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** The database of these settings: the one that the URL names, else a file in the data folder. */
export function openStorage(
  { database, data }: { readonly database: string | null; readonly data: string },
  process: string,
): Promise<Storage> {
  if (database !== null) return openPostgres(database, process);
  mkdirSync(data, { recursive: true });
  return openSqlite(join(data, 'triptych.db'), process);
}
