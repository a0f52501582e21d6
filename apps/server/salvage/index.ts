import { existsSync } from 'node:fs';
import { GAMES } from '../games.ts';
import { OperatorError } from '../operator-error.ts';
import { databaseFile, type DatabaseLocation } from '../storage/index.ts';
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
