import type { XerxesPackProblemCode, XerxesPackProblems } from '../content/pack-problems.ts';

/** For every problem of a pack a sentence from the values that belong to it. */
export type PackProblemSentences = {
  readonly [Code in XerxesPackProblemCode]: (values: XerxesPackProblems[Code]) => string;
};
