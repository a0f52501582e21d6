import type { ProblemSentences } from '@triptych/packs';
import type { BellumPackProblems } from '../content/pack-problems.ts';

export type PackProblemSentences = ProblemSentences<BellumPackProblems>;
