import type { Options } from './options.ts';
import type { Answer } from './question.ts';
import {
  type Author,
  AUTHORS,
  type Entry,
  FORMAT,
  type MatchRecord,
  type PackName,
  SEED,
  type SeatRecord,
} from './record.ts';
import { isRefusal, readAnswer } from './shapes/answers.ts';

/** What is wrong with something that should be a match record: not one at all, another format, or a bad field. */
export type RecordProblem =
  | { readonly ok: false; readonly problem: 'not-a-match' }
  | { readonly ok: false; readonly problem: 'other-format'; readonly format: string }
  | { readonly ok: false; readonly problem: 'bad-field'; readonly field: string };

export type RecordReading = { readonly ok: true; readonly record: MatchRecord } | RecordProblem;

/** Reads a record that came from outside: its form only. Whether its answers are legal shows when it is folded. */
export function readRecord(data: unknown): RecordReading {
  if (!isObject(data) || typeof data.format !== 'string') return { ok: false, problem: 'not-a-match' };
  if (data.format !== FORMAT) return { ok: false, problem: 'other-format', format: data.format };
  const { game, rules, pack, options, seats, seed, log, sealed } = data;
  if (typeof game !== 'string') return badField('game');
  if (!isCount(rules)) return badField('rules');
  if (!isPackName(pack)) return badField('pack');
  if (!isOptions(options)) return badField('options');
  if (!isListOf(seats, isSeat) || seats.length === 0) return badField('seats');
  if (typeof seed !== 'string' || !SEED.test(seed)) return badField('seed');
  if (!Array.isArray(log)) return badField('log');
  const bad = log.findIndex((entry) => !isEntry(entry));
  if (bad >= 0 || !isListOf(log, isEntry)) return badField(`log[${bad}]`);
  if (!isListOf(sealed, isSealed) || sealed.length !== seats.length) return badField('sealed');
  return { ok: true, record: { format: FORMAT, game, rules, pack, options, seats, seed, log, sealed } };
}

function badField(field: string): RecordProblem {
  return { ok: false, problem: 'bad-field', field };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, fits: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(fits);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPackName(value: unknown): value is PackName {
  return isObject(value) && typeof value.name === 'string' && typeof value.hash === 'string';
}

function isOptions(value: unknown): value is Options {
  return isObject(value) && Object.values(value).every((option) => typeof option === 'string');
}

function isSeat(value: unknown): value is SeatRecord {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    (value.player === 'person' || value.player === 'bot') &&
    (value.strength === undefined || typeof value.strength === 'string')
  );
}

function isAnswer(value: unknown): value is Answer {
  return !isRefusal(readAnswer(value));
}

function isSealed(value: unknown): value is Answer | null {
  return value === null || isAnswer(value);
}

function isAuthor(value: unknown): value is Author | undefined {
  return value === undefined || AUTHORS.some((author) => author === value);
}

function isEntry(value: unknown): value is Entry {
  if (!isObject(value) || (value.at !== undefined && !isCount(value.at))) return false;
  if ('answer' in value) return isCount(value.seat) && isAnswer(value.answer) && isAuthor(value.by);
  if ('reveal' in value) {
    const by = value.by ?? [];
    return (
      isListOf(value.reveal, isSealed) &&
      Array.isArray(by) &&
      by.every((author) => author === null || isAuthor(author))
    );
  }
  if ('undo' in value) {
    return (
      isCount(value.seat) && isCount(value.undo) && (value.consent === undefined || value.consent === true)
    );
  }
  return isCount(value.rules) && isCount(value.answers) && 'state' in value && Array.isArray(value.memories);
}
