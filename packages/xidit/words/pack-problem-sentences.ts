import type { XiditPackProblemCode, XiditPackProblems } from '../content/pack-problems.ts';

/** For every problem of a pack a sentence from the values that belong to it. */
export type PackProblemSentences = {
  readonly [Code in XiditPackProblemCode]: (values: XiditPackProblems[Code]) => string;
};
