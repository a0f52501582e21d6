import type { Shape } from './shapes/shape.ts';

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Who watches a match: a seat, or a spectator, who may know nobody's secrets. */
export type Viewer = Seat | 'spectator';

/** Who sees an event: everybody (including spectators), or one seat alone. */
export type Audience = 'all' | Seat;

/** Every answer is one number or a list of numbers; the question's shape says which and what they mean. */
export type Answer = number | readonly number[];

/**
 * What a seat must decide now, as plain data. Games define a closed union over `kind`, with their own parameters
 * besides the shape.
 */
export interface Question {
  readonly seat: Seat;
  /** The question's public name: the others learn nothing else of it. */
  readonly kind: string;
  /** The rule that asks, for the link to the rules. */
  readonly rule: string;
  /** True: every asked seat answers secretly, and all answers are revealed together. */
  readonly sealed: boolean;
  /** Exactly the legal answers. */
  readonly shape: Shape;
}

/** A question with everything that its seat may know, and how many play. */
export interface AskedSeat<Q extends Question = Question, V = unknown, M = unknown> {
  readonly seats: number;
  readonly view: V;
  readonly memory: M;
  readonly question: Q;
}

/** What a bot is given. */
export interface AskedBot<Q extends Question = Question, V = unknown, M = unknown>
  extends AskedSeat<Q, V, M> {
  /** Whose way of playing the bot follows: one of the game's characters; missing: nobody's. */
  readonly character?: string;
}

/** The public part of a question: who is asked and its kind, never its parameters. */
export interface PublicQuestion {
  readonly seat: Seat;
  readonly kind: string;
  /** Sealed questions only: whether the seat has answered. */
  readonly ready: boolean;
}
