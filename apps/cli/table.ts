import {
  type Game,
  type GameModule,
  Match,
  type MatchRecord,
  type Narrator,
  type Refusal,
  type Seat,
} from '@triptych/kernel';
import { common, type CommonWords, type Language } from '@triptych/words';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { gameIds, terminalGame } from './games.ts';
import { packOfMatch } from './packs.ts';
import { Problem } from './problem.ts';
import type { Words } from './words/index.ts';

/** A match that lies open, with the words to tell it. */
export interface Table {
  readonly module: GameModule;
  readonly board: Board;
  readonly game: Game;
  readonly narrator: Narrator;
  readonly match: Match;
  readonly names: readonly string[];
  /** The seats of people; the others belong to bots. */
  readonly people: readonly Seat[];
}

/**
 * Sets a record up as it was left. `path` is for messages; `pack` is the file of its pack, if somebody gave one,
 * `content` the pack that came along with the record.
 */
export function openTable(
  record: MatchRecord,
  path: string,
  pack: string | undefined,
  words: Words,
  content?: unknown,
): Table {
  const { problems } = words;
  const found = terminalGame(record.game);
  if (found === undefined) throw new Problem(problems.fileOfUnknownGame(path, record.game, gameIds()));
  const { module, board } = found;
  checkSeatsAndOptions(module, record, path, words);
  const own = packOfMatch(module, record.pack, pack, words, content);
  const { game, narrator } = unpack(module, own, words);
  // A name from a foreign file must neither steer the terminal nor fill it, and everybody needs one.
  const names = record.seats.map(({ name }, seat) => readableName(name) || String(seat + 1));
  const rules = record.log.findLast((entry) => 'state' in entry)?.rules ?? record.rules;
  if (rules !== game.rules) throw new Problem(problems.otherRules(path, rules, game.rules));
  const opened = fold(game, record, path, words);
  if (!(opened instanceof Match)) {
    const why = refusalSentence(opened.refusal, narrator, names, words);
    throw new Problem(problems.badEntry(path, opened.entry, why));
  }
  const people = record.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  return { module, board, game, narrator, match: opened, names, people };
}

const LONGEST_NAME = 40;

function readableName(name: string): string {
  return name
    .slice(0, 4 * LONGEST_NAME)
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}

interface Unpacked {
  readonly game: Game;
  readonly narrator: Narrator;
}

/** Unpacking counts every symbol of a pack: once is enough, however many matches are looked at. */
const unpacked = new WeakMap<object, Partial<Record<Language, Unpacked>>>();

function unpack(module: GameModule, content: unknown, { language }: Words): Unpacked {
  const key = Object(content);
  const known = unpacked.get(key) ?? {};
  unpacked.set(key, known);
  known[language] ??= { game: module.open(content), narrator: module.narrator(content, language) };
  return known[language];
}

function fold(game: Game, record: MatchRecord, path: string, words: Words): ReturnType<typeof Match.open> {
  try {
    const opened = Match.open(game, record);
    // A kept state may open and still be nothing that can be shown.
    if (opened instanceof Match) for (const seat of record.seats.keys()) opened.view(seat);
    return opened;
  } catch {
    // A state that was kept in the log and then changed by hand may be anything.
    const kept = record.log.findLastIndex((entry) => 'state' in entry) + 1;
    throw new Problem(words.problems.badEntry(path, kept, words.problems.unplayable));
  }
}

function checkSeatsAndOptions(module: GameModule, record: MatchRecord, path: string, words: Words): void {
  const { problems } = words;
  const seats = record.seats.length;
  if (seats < module.seats.min || seats > module.seats.max) {
    throw new Problem(problems.fileSeats(path, seats, module.seats.min, module.seats.max));
  }
  for (const option of module.options) {
    const { name } = option;
    const possible = option.values(seats);
    const value = record.options[name];
    if (value === undefined || !possible.includes(value)) {
      throw new Problem(problems.fileOption(path, name, value ?? '', possible.join(', ')));
    }
  }
}

/** Why not, as a sentence: the game's own, or the kernel's. */
export function refusalSentence(
  refusal: Refusal,
  narrator: Narrator,
  names: readonly string[],
  words: Words,
): string {
  const own = narrator.refuse(refusal, names);
  if (own !== null) return own;
  const { refusals } = common[words.language];
  return isKernelCode(refusals, refusal.code) ? refusals[refusal.code](refusal.values) : refusal.code;
}

function isKernelCode(
  refusals: CommonWords['refusals'],
  code: string,
): code is keyof CommonWords['refusals'] {
  return Object.hasOwn(refusals, code);
}
