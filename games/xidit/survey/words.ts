import type { Catalogues } from '@triptych/words';
import { survey as de } from '../words/de/survey.ts';
import { type SurveyWords, survey as en } from '../words/en/survey.ts';
import { survey as fr } from '../words/fr/survey.ts';
import { survey as pl } from '../words/pl/survey.ts';

export const words: Catalogues<SurveyWords> = { en, de, pl, fr };
