import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { type BellumWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const catalogues: Catalogues<BellumWords> = { en, de, pl, fr };
