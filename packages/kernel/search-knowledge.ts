import type { Character } from './character.ts';
import type { Mind, Strength } from './mind.ts';
import type { Answer, Question, Seat } from './question.ts';
import type { Rng } from './rng.ts';

/**
 * What a game can tell a search beyond its rules. All of it is optional: without it, answers come from the shape and
 * from `advise`, and playouts run to the end of the game. States are imagined for the searching seat.
 */
export interface SearchKnowledge<S = unknown, Q extends Question = Question> {
  /** At most this many answers worth trying, for a question that has too many; the most promising first. */
  candidates?(state: S, question: Q, most: number, rng: Rng): readonly Answer[];

  /** A cheap answer for playouts, where `advise` would take too long. */
  quick?(state: S, question: Q, rng: Rng): Answer;

  readonly outlook?: Outlook<S>;

  /** How strong bots are in this game: set so that each strength clearly beats the one below. */
  readonly minds?: Readonly<Partial<Record<Strength, Mind>>>;

  /** The characters that bots may have, whatever their strength. */
  readonly characters?: readonly Character[];
}

/** How promising a position is for each seat, without playing it to the end. */
export interface Outlook<S = unknown> {
  /** How far the game has come, in years, rounds or days. */
  momentOf(state: S): number;

  /** Which weights apply now: they change in the course of the game. */
  stageOf(state: S): number;

  /** What is good or bad about a seat's position, in the order of the weights. */
  featuresOf(state: S, seat: Seat): readonly number[];

  /** The name of each feature in the file of weights. */
  readonly features: readonly string[];

  /** By number of seats and stage. A seat's chance to win is proportional to e to the weighted sum of its features. */
  readonly weights: Readonly<Record<string, readonly (readonly number[])[]>>;

  /**
   * By number of seats and stage: which imagined worlds are likely. What a seat holds in secret shows in its position:
   * a world's likelihood is proportional to e to the weighted sum of all other seats' features.
   */
  readonly beliefs?: Readonly<Record<string, readonly (readonly number[])[]>>;
}
