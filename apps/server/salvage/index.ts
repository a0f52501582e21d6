import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { restore, type RestoreProblem } from '../backup.ts';
import { GAMES } from '../games.ts';
import { OperatorError } from '../operator-error.ts';
import { databaseFile, type DatabaseLocation, openStorage } from '../storage/index.ts';
import type { ServerWords } from '../words/index.ts';
import { checkDatabase, type Findings } from './check.ts';

export type { Findings } from './check.ts';

/** Tells an operator what is left of a database, and saves it to a file, if one is named. */
export async function inspectDatabase(
  place: DatabaseLocation,
  words: ServerWords,
  file: string | null,
): Promise<Findings> {
  const path = databaseFile(place);
  if (path !== null && !existsSync(path))
    throw new OperatorError(({ noDatabase }) => noDatabase(place.data), null).inWords(words);
  return checkDatabase(place, GAMES, file).catch((error: unknown) => {
    throw error instanceof OperatorError ? error.inWords(words) : error;
  });
}

/** Restores a backup into a temporary folder and reads everything in it. */
export async function inspectBackup(file: string): Promise<Findings | RestoreProblem> {
  const data = mkdtempSync(join(tmpdir(), 'triptych-check-'));
  try {
    const place = { database: null, data };
    const storage = await openStorage(place, randomUUID());
    const restored = await restore(storage, file);
    await storage.close();
    return typeof restored === 'number' ? await checkDatabase(place, GAMES, null) : restored;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
