import type { Game, GameModule, MatchRecord, Narrator, Options, PackName, Seat } from '@triptych/kernel';
import { readName, type TableConfig, type TableEntry } from '@triptych/protocol';
import { BadLog, entriesAtDevice, reopenTable, type StoredTable, Table } from '@triptych/table';
import type { Language } from '@triptych/words';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { checkRecord } from './check-record.ts';
import { gameIds, terminalGame } from './games.ts';
import { packOfMatch } from './packs.ts';
import { Problem } from './problem.ts';
import { recordProblem } from './record-problem.ts';
import { refusalSentence } from './refusal-sentence.ts';
import type { Words } from './words/index.ts';

/** An open match: its table, and the words to narrate it. */
export interface OpenMatch {
  readonly module: GameModule;
  readonly board: Board;
  readonly game: Game;
  readonly narrator: Narrator;
  readonly table: Table;
  /** What the table was made from; its file must keep this when the match continues. */
  readonly stored: StoredTable;
  readonly names: readonly string[];
  /** The seats of people; the others belong to bots. */
  readonly people: readonly Seat[];
}

/** Where a match comes from. */
export interface MatchSource {
  /** Its file, for messages. */
  readonly path: string;
  /** The file of its pack, if one was given. */
  readonly pack?: string | undefined;
  /** The pack that came along with the match. */
  readonly content?: unknown;
}

/** Reopens a match where it was left: a table, or a record written by an earlier version or another program. */
export function openMatch(stored: StoredTable | MatchRecord, source: MatchSource, words: Words): OpenMatch {
  if ('entries' in stored) return openTable(stored, null, source, words);
  const known = gameOf({ ...stored, players: stored.seats }, source, words);
  checkRecord(stored, known.game, known.narrator, source.path, words);
  return openTable(tableFromRecord(stored), known, source, words);
}

/** A table at which everybody sits at this terminal, with the same answers as the record. */
export function tableFromRecord(record: MatchRecord): StoredTable {
  return { entries: entriesAtDevice(record, Date.now()), snapshot: null };
}

/** Whether the match was started under older rules and continues from a saved state. */
export function isTakenOver({ stored }: OpenMatch): boolean {
  return stored.entries.some(({ act }) => act.do === 'snapshot');
}

function openTable(
  stored: StoredTable,
  found: KnownGame | null,
  source: MatchSource,
  words: Words,
): OpenMatch {
  const { path } = source;
  const first = stored.entries[0]?.act;
  const rules = rulesOf(stored.entries);
  const notAMatch = { ok: false, problem: 'not-a-match' } as const;
  if (first?.do !== 'create' || rules === null) throw recordProblem(notAMatch, path, words);
  const known = found ?? gameOf(first.config, source, words);
  const { game, narrator } = known;
  const current = rules === game.rules ? stored : underNewRules(game, stored, rules, path, words);
  const table = fold(game, current.entries);
  const names = first.config.players.map(
    (player, seat) => readName('name' in player ? player.name : '') ?? String(seat + 1),
  );
  if (!(table instanceof Table)) {
    const { entry, error } = table;
    const why =
      error instanceof BadLog && error.refusal !== null
        ? refusalSentence(error.refusal, narrator, names, words)
        : words.problems.unplayable;
    throw new Problem(words.problems.badEntry(path, entry, why));
  }
  // At a server's table, someone may be missing; here everyone is at the keyboard, or a bot.
  const present = table.seats.every(({ player, away }) => player.kind !== 'open' && away === null);
  const { status, paused } = table.viewerState('spectator');
  if (!present || paused || (status !== 'running' && status !== 'over'))
    throw recordProblem(notAMatch, path, words);
  const people = table.seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []));
  return { ...known, table, stored: current, names, people };
}

/** The rules number of the last play; null if nothing was played. */
function rulesOf(entries: readonly TableEntry[]): number | null {
  const act = entries.findLast((entry) => entry.act.do === 'snapshot' || entry.act.do === 'start')?.act;
  if (act?.do === 'start') return act.rules;
  return act?.do === 'snapshot' ? (act.snapshot.match?.rules ?? null) : null;
}

/** The rules have changed since: the match continues from the state reached under the old ones. */
function underNewRules(
  game: Game,
  stored: StoredTable,
  rules: number,
  path: string,
  words: Words,
): StoredTable {
  const entry = rules < game.rules ? revived(game, stored) : null;
  if (entry === null) throw new Problem(words.problems.otherRules(path, rules, game.rules));
  return { ...stored, entries: [...stored.entries, entry] };
}

function revived(game: Game, stored: StoredTable): TableEntry | null {
  try {
    return reopenTable(game, stored, Date.now())?.entry ?? null;
  } catch {
    // A state that was changed by hand may be anything.
    return null;
  }
}

interface UnreadableEntry {
  /** Counted from 1. */
  readonly entry: number;
  readonly error: unknown;
}

function fold(game: Game, entries: readonly TableEntry[]): Table | UnreadableEntry {
  const start = Math.max(
    0,
    entries.findLastIndex(({ act }) => act.do === 'snapshot'),
  );
  let at = start;
  try {
    const table = Table.open(game, entries.slice(0, start + 1));
    for (at++; at < entries.length; at++) table.enter(entries[at]);
    at = start;
    // A saved state may open and still be impossible to show.
    for (const seat of table.seats.keys()) table.viewerState(seat);
    return table;
  } catch (error) {
    return { entry: at + 1, error };
  }
}

interface Played {
  readonly game: string;
  readonly pack: PackName;
  readonly options: Options;
  readonly players: readonly unknown[];
}

type KnownGame = Pick<OpenMatch, 'module' | 'board' | 'game' | 'narrator'>;

/** The rules and the words that a match needs; says what is missing here. */
function gameOf(played: Played | TableConfig, source: MatchSource, words: Words): KnownGame {
  const { path, pack, content } = source;
  const found = terminalGame(played.game);
  if (found === undefined) throw new Problem(words.problems.fileOfUnknownGame(path, played.game, gameIds()));
  const { module, board } = found;
  checkSeatsAndOptions(module, played, path, words);
  return { module, board, ...unpack(module, packOfMatch(module, played.pack, pack, words, content), words) };
}

type Unpacked = Pick<OpenMatch, 'game' | 'narrator'>;

/** Unpacking counts every symbol of a pack: do it once, however many matches are listed. */
const unpacked = new WeakMap<object, Partial<Record<Language, Unpacked>>>();

function unpack(module: GameModule, content: unknown, { language }: Words): Unpacked {
  const key = Object(content);
  const known = unpacked.get(key) ?? {};
  unpacked.set(key, known);
  known[language] ??= { game: module.open(content), narrator: module.narrator(content, language) };
  return known[language];
}

function checkSeatsAndOptions(module: GameModule, played: Played, path: string, words: Words): void {
  const { problems } = words;
  const seats = played.players.length;
  if (seats < module.seats.min || seats > module.seats.max) {
    throw new Problem(problems.fileSeats(path, seats, module.seats.min, module.seats.max));
  }
  for (const option of module.options) {
    const { name } = option;
    const possible = option.values(seats);
    const value = played.options[name];
    if (value === undefined || !possible.includes(value)) {
      throw new Problem(problems.fileOption(path, name, value ?? '', possible.join(', ')));
    }
  }
}
