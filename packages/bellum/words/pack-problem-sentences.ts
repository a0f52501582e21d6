import type { BellumPackProblemCode, BellumPackProblems } from '../content/pack-problems.ts';

/** For every problem of a pack a sentence from the values that belong to it. */
export type PackProblemSentences = {
  readonly [Code in BellumPackProblemCode]: (values: BellumPackProblems[Code]) => string;
};
