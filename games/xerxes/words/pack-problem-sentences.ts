import type { ProblemSentences } from '@triptych/packs';
import type { XerxesPackProblems } from '../content/pack-problems.ts';

export type PackProblemSentences = ProblemSentences<XerxesPackProblems>;
