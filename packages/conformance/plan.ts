/** How much the conformance suite does. */
export interface ConformancePlan {
  readonly games: number;
  /** Game number n has the seed `seed + n`, so that a failure's seed repeats that one game. */
  readonly seed: number;
  /** If there are at most this many legal answers, all are tried… */
  readonly tried: number;
  /** …otherwise this many at random. */
  readonly sampled: number;
  /** States imagined for each seat at a thorough step; other steps imagine one, for one seat. */
  readonly imagined: number;
  /** The share of steps with expensive checks: all refusals, replay, undo, imagining for every seat. */
  readonly thorough: number;
  /** A game with more answers than this counts as endless. */
  readonly longest: number;
  /** Sources of randomness or time that rules must not touch, besides `Math.random`. */
  readonly forbidden: readonly ForbiddenFunction[];
}

/** A function that must not be called while rules run. */
export interface ForbiddenFunction {
  readonly holder: object;
  readonly key: string;
}

export const STANDARD: ConformancePlan = {
  games: 20,
  seed: 1,
  tried: 200,
  sampled: 20,
  imagined: 2,
  thorough: 0.1,
  longest: 5000,
  forbidden: [],
};
