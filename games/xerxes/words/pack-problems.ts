import type { Catalogues } from '@triptych/words';
import { packProblems as de } from './de/pack-problems.ts';
import { packProblems as en } from './en/pack-problems.ts';
import { packProblems as fr } from './fr/pack-problems.ts';
import type { PackProblemSentences } from './pack-problem-sentences.ts';
import { packProblems as pl } from './pl/pack-problems.ts';

export const packProblems: Catalogues<PackProblemSentences> = { en, de, pl, fr };
