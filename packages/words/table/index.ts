import type { Catalogues } from '../language.ts';
import { de } from './de.ts';
import { en, type TableWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const tableWords: Catalogues<TableWords> = { en, de, pl, fr };
