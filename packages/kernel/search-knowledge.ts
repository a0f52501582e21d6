import type { Answer, Question, Seat } from './question.ts';
import type { Rng } from './rng.ts';

/**
 * What a game can tell a search beyond its rules. All of it is optional: without it, answers come from the shape and
 * from `advise`, and playouts go on to the end of the game. States are imagined for the searching seat.
 */
export interface SearchKnowledge<S = unknown, Q extends Question = Question> {
  /** At most so many answers worth trying, for a question that has too many; those that look best first. */
  candidates?(state: S, question: Q, most: number, rng: Rng): readonly Answer[];

  /** A cheap answer for playouts, where `advise` would take too long. */
  quick?(state: S, question: Q, rng: Rng): Answer;

  readonly outlook?: Outlook<S>;
}

/** How promising a position is for each seat, without playing it to the end. */
export interface Outlook<S = unknown> {
  /** How far the game is, in years, rounds or days. */
  momentOf(state: S): number;

  /** After how many moments a playout is evaluated: by a search that must be quick, and by one that has time. */
  readonly horizon: { readonly near: number; readonly far: number };

  /** Which weights hold now: they differ from the beginning of the game to its end. */
  stageOf(state: S): number;

  /** What is good or bad about a seat's position, in the order of the weights. */
  featuresOf(state: S, seat: Seat): readonly number[];

  /** What each feature is called in the file of weights. */
  readonly features: readonly string[];

  /** By number of seats and stage. A seat wins with e to the weighted sum of its features, in proportion to the others'. */
  readonly weights: Readonly<Record<string, readonly (readonly number[])[]>>;
}
