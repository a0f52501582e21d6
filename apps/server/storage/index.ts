import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { orTrouble } from '../trouble.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Where everything is: a database that the URL names, else a file in the data folder. */
export interface Place {
  readonly database: string | null;
  readonly data: string;
}

/** The file of the embedded database, if it is that. */
export function databaseFile({ database, data }: Place): string | null {
  return database === null ? join(data, 'triptych.db') : null;
}

export function openStorage({ database, data }: Place, process: string): Promise<Storage> {
  if (database !== null) {
    // Not the whole address: it holds a password.
    const { host, pathname } = new URL(database);
    return orTrouble(
      () => openPostgres(database, process),
      ({ cannotOpen }, why) => cannotOpen(host + pathname, why),
    );
  }
  const file = join(data, 'triptych.db');
  return orTrouble(
    () => {
      mkdirSync(data, { recursive: true });
      return openSqlite(file, process);
    },
    ({ cannotOpen }, why) => cannotOpen(file, why),
  );
}
