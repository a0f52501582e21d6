import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { allRows, writeBackup } from '../backup.ts';
import { makeFolder } from '../make-folder.ts';
import { orOperatorError } from '../operator-error.ts';
import { fileBefore } from './copy-before.ts';
import { openPostgres } from './postgres.ts';
import type { PostgresLimits } from './postgres-pools.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Where the data is: in the database of the URL, or else in a file in the data folder. */
export interface DatabaseLocation {
  readonly database: string | null;
  readonly data: string;
}

/** Errors caused by the folder or the disk, not by the content of the file. */
const FOLDER_PROBLEM = /^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR).*)$/;

/** The file of the embedded database; null for PostgreSQL. */
export function databaseFile({ database, data }: DatabaseLocation): string | null {
  return database === null ? join(data, 'triptych.db') : null;
}

export function openStorage(
  { database, data }: DatabaseLocation,
  process: string,
  limits?: PostgresLimits,
): Promise<Storage> {
  if (database !== null) {
    // The full URL contains a password.
    const { host, pathname } = new URL(database);
    return orOperatorError(
      () =>
        openPostgres(database, process, limits, async (db, migration) => {
          const file = fileBefore(join(data, 'backups'), migration, 'backup');
          const all = db.transaction().setIsolationLevel('repeatable read');
          await all.execute(async (then) => void (await writeBackup(file, allRows(then))));
        }),
      ({ cannotOpen }, why) => cannotOpen(host + pathname, why),
    );
  }
  const file = join(data, 'triptych.db');
  return orOperatorError(
    () => {
      makeFolder(data);
      accessSync(data, constants.R_OK | constants.W_OK);
      return openSqlite(file, process);
    },
    ({ cannotOpen, cannotUse }, why, code) =>
      FOLDER_PROBLEM.test(code) ? cannotUse(data, why) : cannotOpen(file, why),
  );
}
