import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MatchRecord } from '@triptych/kernel';
import {
  formatOf,
  readJson,
  readRecord,
  readTableFile,
  TABLE_FORMAT,
  type TableEntry,
} from '@triptych/protocol';
import type { StoredTable, Table } from '@triptych/table';
import { createFile, replaceFile } from './atomic-write.ts';
import { matchesFolder } from './folders.ts';
import { Problem, reasonOf } from './problem.ts';
import { recordProblem } from './record-problem.ts';
import { tableText } from './table-text.ts';
import type { Words } from './words/index.ts';

/** The file of one match. Every answer is stored before anyone sees its effect. */
export class MatchFile {
  readonly path: string;
  #text: string;
  #stored: StoredTable;

  /** `text`: what is in the file; `stored`: the table, missing in files of an earlier version. */
  constructor(path: string, text: string, stored: StoredTable) {
    this.path = path;
    this.#text = text;
    this.#stored = stored;
  }

  /** Stores the next entry of this table. Never overwrites a file that somebody else has changed meanwhile. */
  append(entry: TableEntry, table: Table, words: Words): void {
    const { problems } = words;
    const { entries } = this.#stored;
    // The state before this entry: the table continues from it when the rules change.
    const snapshot = { state: table.snapshot(), after: entries.length };
    const stored = { entries: [...entries, entry], snapshot };
    const text = tableText(stored);
    if (contents(this.path) !== this.#text) throw new Problem(problems.changedMeanwhile(this.path));
    try {
      replaceFile(this.path, text);
    } catch (error) {
      throw new Problem(problems.cannotWrite(this.path, reasonOf(error)));
    }
    this.#text = text;
    this.#stored = stored;
  }
}

/** A new match's file, named so that a folder of them is easy to read. */
export function createMatchFile(
  game: string,
  stored: StoredTable,
  words: Words,
  now: Date = new Date(),
): MatchFile {
  const text = tableText(stored);
  const day = now.toISOString().slice(0, 10);
  for (;;) {
    const path = join(matchesFolder(), `${day}-${game}-${randomBytes(3).toString('hex')}.json`);
    try {
      if (createFile(path, text)) return new MatchFile(path, text, stored);
    } catch (error) {
      throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
    }
  }
}

export interface ReadMatch {
  /** The real file behind any links. */
  readonly path: string;
  readonly text: string;
  /** A table, or the record that earlier versions wrote. */
  readonly stored: StoredTable | MatchRecord;
}

/** Reads a match of any origin and checks its format; whether its log can be played is checked later. */
export function readMatchFile(path: string, words: Words): ReadMatch {
  const text = readText(path, words);
  const json = readJson(text);
  if (!json.ok) throw new Problem(words.problems.notJson(path, json.place.line, json.place.column));
  return { path: realpathSync(path), text, stored: readStored(json.data, path, words) };
}

function readStored(data: unknown, path: string, words: Words): StoredTable | MatchRecord {
  const reading = formatOf(data) === TABLE_FORMAT ? readTableFile(data) : readRecord(data);
  if (!reading.ok) throw recordProblem(reading, path, words);
  return 'table' in reading ? reading.table : reading.record;
}

const LARGEST = 64 * 1024 * 1024;

/** The text of a file that somebody named. */
export function readText(path: string, words: Words): string {
  const { problems } = words;
  try {
    const file = statSync(path);
    if (!file.isFile()) throw new Problem(problems.noFile(path));
    if (file.size > LARGEST) throw new Problem(problems.tooLarge(path));
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(isMissing(error) ? problems.noFile(path) : problems.cannotRead(path, reasonOf(error)));
  }
}

/** The files of matches begun here, most recently played first. */
export function matchFiles(): string[] {
  const folder = matchesFolder();
  const names = contentsOfFolder(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'));
  return names
    .filter((name) => isFile(join(folder, name)))
    .map((name) => ({ path: join(folder, name), played: playedAt(join(folder, name)) }))
    .sort((a, b) => b.played - a.played || basename(b.path).localeCompare(basename(a.path)))
    .map(({ path }) => path);
}

function contentsOfFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export function playedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function contents(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
