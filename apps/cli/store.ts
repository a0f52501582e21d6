import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MatchRecord } from '@triptych/kernel';
import { readRecord } from '@triptych/protocol';
import { createFile, replaceFile } from './atomic-write.ts';
import { matchesFolder } from './folders.ts';
import { readJson } from './json-text.ts';
import { Problem, reasonOf } from './problem.ts';
import { recordProblem } from './record-problem.ts';
import { recordText } from './record-text.ts';
import type { Words } from './words/index.ts';

/** The file of one match. It holds every answer before anybody sees what came of it. */
export class MatchFile {
  readonly path: string;
  #text: string;

  constructor(path: string, text: string) {
    this.path = path;
    this.#text = text;
  }

  /** Writes the match down. What somebody else has changed meanwhile is not overwritten. */
  save(record: MatchRecord, words: Words): void {
    const { problems } = words;
    const text = recordText(record);
    if (text === this.#text) return;
    if (contents(this.path) !== this.#text) throw new Problem(problems.changedMeanwhile(this.path));
    try {
      replaceFile(this.path, text);
    } catch (error) {
      throw new Problem(problems.cannotWrite(this.path, reasonOf(error)));
    }
    this.#text = text;
  }
}

/** A file of its own for a new match, named so that a folder of them is easy to read. */
export function createMatchFile(record: MatchRecord, words: Words, now: Date = new Date()): MatchFile {
  const text = recordText(record);
  const day = now.toISOString().slice(0, 10);
  for (;;) {
    const path = join(matchesFolder(), `${day}-${record.game}-${randomBytes(3).toString('hex')}.json`);
    try {
      if (createFile(path, text)) return new MatchFile(path, text);
    } catch (error) {
      throw new Problem(words.problems.cannotWrite(path, reasonOf(error)));
    }
  }
}

export interface ReadMatch {
  readonly file: MatchFile;
  readonly record: MatchRecord;
}

/** Reads a match that may have come from anywhere: its form; whether its log can be played shows later. */
export function readMatchFile(path: string, words: Words): ReadMatch {
  const text = readText(path, words);
  const json = readJson(text);
  if (!json.ok) throw new Problem(words.problems.notJson(path, json.place.line, json.place.column));
  const reading = readRecord(json.data);
  if (!reading.ok) throw recordProblem(reading, path, words);
  return { file: new MatchFile(realpathSync(path), text), record: reading.record };
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

/** The files of matches that were begun here, the one played last first. */
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
