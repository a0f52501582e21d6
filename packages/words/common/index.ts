import type { Catalogues } from '../language.ts';
import { de } from './de.ts';
import { type CommonWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const common: Catalogues<CommonWords> = { en, de, pl, fr };
