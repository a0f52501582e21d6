import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type FlotsamWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const catalogues: Catalogues<FlotsamWords> = { en, de, pl, fr };
