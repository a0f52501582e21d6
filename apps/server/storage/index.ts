import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { orOperatorError } from '../operator-error.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** Where everything is: a database that the URL names, else a file in the data folder. */
export interface Place {
  readonly database: string | null;
  readonly data: string;
}

/** What the folder is to blame for, not what is in the file. */
const OF_THE_SYSTEM = /^(E[A-Z]+|SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR).*)$/;

/** The file of the embedded database, if it is that. */
export function databaseFile({ database, data }: Place): string | null {
  return database === null ? join(data, 'triptych.db') : null;
}

export function openStorage({ database, data }: Place, process: string): Promise<Storage> {
  if (database !== null) {
    // Not the whole address: it holds a password.
    const { host, pathname } = new URL(database);
    return orOperatorError(
      () => openPostgres(database, process),
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
      OF_THE_SYSTEM.test(code) ? cannotUse(data, why) : cannotOpen(file, why),
  );
}
