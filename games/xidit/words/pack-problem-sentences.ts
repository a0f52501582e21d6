import type { ProblemSentences } from '@triptych/packs';
import type { XiditPackProblems } from '../content/pack-problems.ts';

export type PackProblemSentences = ProblemSentences<XiditPackProblems>;
