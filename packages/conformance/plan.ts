/** How much the conformance suite does. */
export interface Plan {
  readonly games: number;
  /** Game number n has the seed `seed + n`, so that the seed in a failure repeats that one game. */
  readonly seed: number;
  /** Every legal answer is tried if there are at most so many… */
  readonly tried: number;
  /** …and else so many at random. */
  readonly sampled: number;
  /** States imagined for each seat at a thorough step; at another step one, for one seat. */
  readonly imagined: number;
  /** The share of steps that get the dear checks: all refusals, replay, undo, every seat's imagination. */
  readonly thorough: number;
  /** A game with more answers than that counts as endless. */
  readonly longest: number;
  /** Sources of chance or time that rules must not touch, besides `Math.random`. */
  readonly elsewhere: readonly Source[];
}

/** A function that must not be called while rules run. */
export interface Source {
  readonly holder: object;
  readonly key: string;
}

export const STANDARD: Plan = {
  games: 20,
  seed: 1,
  tried: 200,
  sampled: 20,
  imagined: 2,
  thorough: 0.1,
  longest: 5000,
  elsewhere: [],
};
