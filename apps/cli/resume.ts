import { dirname } from 'node:path';
import { Problem } from './problem.ts';
import { type OpenMatch, openMatch } from './open-match.ts';
import { MatchFile, matchFiles, playedAt, readMatchFile } from './store.ts';
import type { Words } from './words/index.ts';

/** A match that can be resumed. */
export interface Unfinished {
  readonly file: MatchFile;
  readonly match: OpenMatch;
  readonly playedAt: Date;
}

export interface FoundMatches {
  /** Most recently played first. */
  readonly unfinished: readonly Unfinished[];
  /** Files that are not matches, or that cannot be opened here. */
  readonly unreadable: number;
  readonly folder: string;
}

/** Older files are skipped, so that starting stays quick. */
const LOOKED_AT = 200;

/** The unfinished matches, of one game or of all. */
export function findUnfinished(game: string | undefined, words: Words): FoundMatches {
  const unfinished: Unfinished[] = [];
  let unreadable = 0;
  const paths = matchFiles().slice(0, LOOKED_AT);
  for (const path of paths) {
    try {
      const found = openMatchFile(path, undefined, words);
      if (isWanted(found.match, game)) unfinished.push(found);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      unreadable++;
    }
  }
  return { unfinished, unreadable, folder: paths.length === 0 ? '' : dirname(paths[0]) };
}

export function openMatchFile(path: string, pack: string | undefined, words: Words): Unfinished {
  const read = readMatchFile(path, words);
  const match = openMatch(read.stored, { path, pack }, words);
  const file = new MatchFile(read.path, read.text, match.stored);
  return { file, match, playedAt: new Date(playedAt(path)) };
}

function isWanted(match: OpenMatch, game: string | undefined): boolean {
  const { table, module } = match;
  return isBegun(match) && table.status !== 'over' && (game ?? module.id) === module.id;
}

/** A match without a single answer is as good as a new one. */
export function isBegun({ table: { record } }: OpenMatch): boolean {
  return record !== null && (record.log.length > 0 || record.sealed.some((answer) => answer !== null));
}
