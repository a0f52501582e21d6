import type { Options } from './options.ts';
import type { Answer, Seat } from './question.ts';

/** A match as data: everything else is computed from it. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The rules number of the log's first entry. */
  readonly rules: number;
  readonly pack: PackName;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  /** 256 bits, in hexadecimal. */
  readonly seed: string;
  readonly log: readonly Entry[];
  /** Answers to pending sealed questions, by seat; null: none yet. */
  readonly sealed: readonly (Answer | null)[];
}

export const FORMAT = 'triptych-match-1';

/** 64 hexadecimal digits. */
export const SEED = /^[0-9a-f]{64}$/;

/** A pack has a name for people and a hash for machines: another hash is another game. */
export interface PackName {
  readonly name: string;
  readonly hash: string;
}

export interface SeatRecord {
  readonly name: string;
  readonly player: 'person' | 'bot';
  /** The bot's strength, if somebody chose one. */
  readonly strength?: string;
  /** The bot's character, if it has one: one of the game's. */
  readonly character?: string;
}

/** Who gave an answer: the person, the bot in that seat, or a bot after the person's time had run out. */
export type Author = (typeof AUTHORS)[number];
export const AUTHORS = ['person', 'bot', 'time-out'] as const;

/** The time of an entry (milliseconds since 1970), if it was recorded. */
interface Dated {
  readonly at?: number;
}

/** An answer to an open question. */
export interface AnswerEntry extends Dated {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly by?: Author;
}

/** All answers to sealed questions, entered together at the reveal. Withdrawn answers leave no trace. */
export interface RevealEntry extends Dated {
  readonly reveal: readonly (Answer | null)[];
  /** By seat; null for a seat that was not asked. */
  readonly by?: readonly (Author | null)[];
}

/**
 * The last `undo` answers no longer stand. It may go past new information if everybody agreed (`consent`), or if this
 * person plays with bots alone (`free`).
 */
export interface UndoEntry extends Dated {
  readonly seat: Seat;
  readonly undo: number;
  readonly consent?: true;
  readonly free?: true;
}

/** What lets an undo go past new information and others' answers. */
export type UndoLeave = 'consent' | 'free';

/** The players ended the match early: it is scored as it stands. */
export interface EndEntry extends Dated {
  readonly end: 'early';
  /** Seats that gave the match up: they rank last. */
  readonly resigned?: readonly Seat[];
}

/** The rules changed while the match ran: folding starts here, from this state after `answers` answers. */
export interface StateEntry extends Dated {
  readonly rules: number;
  readonly answers: number;
  readonly state: unknown;
  readonly memories: readonly unknown[];
}

/** Where folding starts: the place of the last stored state in the log. -1: at the beginning. */
export function lastStateAt(log: readonly Entry[]): number {
  return log.findLastIndex((entry) => 'state' in entry);
}

export type Entry = AnswerEntry | RevealEntry | UndoEntry | EndEntry | StateEntry;
