import type { Shape } from './shapes/shape.ts';

/** A chair at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Who looks at a match: a seat, or somebody who holds no seat and may know nobody's secrets. */
export type Viewer = Seat | 'spectator';

/** Who an event is told to: everybody (spectators too), or one seat alone. */
export type Audience = 'all' | Seat;

/** Every answer is one number or a list of numbers; the question's shape says which and what they mean. */
export type Answer = number | readonly number[];

/**
 * What somebody must decide now, as plain data.
 * Games extend it to a closed union over `kind`, with parameters of their own beside the shape.
 */
export interface Question {
  readonly seat: Seat;
  /** The question's public name: all that the others learn of it. */
  readonly kind: string;
  /** The rule that asks, for the link to the rules. */
  readonly rule: string;
  /** True: every asked seat answers secretly, and all answers are revealed together. */
  readonly sealed: boolean;
  /** Which answers are legal. Nothing outside it is, everything inside it is. */
  readonly shape: Shape;
}

/** What the others are told of a question: who is asked and its public name, never its parameters. */
export interface PublicQuestion {
  readonly seat: Seat;
  readonly kind: string;
  /** Sealed questions only: whether the seat has committed an answer. */
  readonly ready: boolean;
}
