import type { Options } from './options.ts';
import type { Answer, Seat } from './question.ts';

/** The truth about a match: everything else is computed from it. */
export interface MatchRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  /** The rules number with which the log was begun. */
  readonly rules: number;
  readonly pack: PackName;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  /** 256 bits, in hexadecimal. */
  readonly seed: string;
  readonly log: readonly Entry[];
  /** Answers committed to the sealed questions that are pending, one per seat; null: none yet. */
  readonly sealed: readonly (Answer | null)[];
}

export const FORMAT = 'triptych-match-1';

/** A pack is named for people and hashed for machines: another hash is another game. */
export interface PackName {
  readonly name: string;
  readonly hash: string;
}

export interface SeatRecord {
  readonly name: string;
  readonly player: 'person' | 'bot';
}

/** An answer to an open question. */
export interface AnswerEntry {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** All answers to sealed questions, entered together at the reveal; what was withdrawn before is forgotten. */
export interface RevealEntry {
  readonly reveal: readonly (Answer | null)[];
}

/** The last `undo` answers no longer stand. `consent`: everybody agreed, so it may go past new information. */
export interface UndoEntry {
  readonly seat: Seat;
  readonly undo: number;
  readonly consent?: true;
}

/** The rules changed while the match ran: folding starts here, from this state after `answers` answers. */
export interface StateEntry {
  readonly rules: number;
  readonly answers: number;
  readonly state: unknown;
  readonly memories: readonly unknown[];
}

export type Entry = AnswerEntry | RevealEntry | UndoEntry | StateEntry;
