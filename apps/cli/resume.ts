import { dirname } from 'node:path';
import { Problem } from './problem.ts';
import { type MatchFile, matchFiles, playedAt, readMatchFile } from './store.ts';
import { openTable, type Table } from './table.ts';
import type { Words } from './words/index.ts';

/** A match that can go on. */
export interface Unfinished {
  readonly file: MatchFile;
  readonly table: Table;
  readonly playedAt: Date;
}

export interface Found {
  /** The one played last first. */
  readonly unfinished: readonly Unfinished[];
  /** Files that are no matches, or matches that cannot be opened here. */
  readonly unreadable: number;
  readonly folder: string;
}

/** Older files are not even looked at, so that the start stays quick. */
const LOOKED_AT = 200;

/** The matches that wait to be finished, of one game or of all. */
export function findUnfinished(game: string | undefined, words: Words): Found {
  const unfinished: Unfinished[] = [];
  let unreadable = 0;
  const paths = matchFiles().slice(0, LOOKED_AT);
  for (const path of paths) {
    try {
      const found = openMatchFile(path, undefined, words);
      if (isWanted(found.table, game)) unfinished.push(found);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      unreadable++;
    }
  }
  return { unfinished, unreadable, folder: paths.length === 0 ? '' : dirname(paths[0]) };
}

export function openMatchFile(path: string, pack: string | undefined, words: Words): Unfinished {
  const { file, record } = readMatchFile(path, words);
  return { file, table: openTable(record, path, pack, words), playedAt: new Date(playedAt(path)) };
}

function isWanted(table: Table, game: string | undefined): boolean {
  const { match, module } = table;
  return isBegun(table) && !match.over && (game ?? module.id) === module.id;
}

/** What nobody has answered anything in is as good as a new match. */
export function isBegun({ match }: Table): boolean {
  const { log, sealed } = match.record;
  return log.length > 0 || sealed.some((answer) => answer !== null);
}
