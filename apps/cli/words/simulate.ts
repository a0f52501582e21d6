import type { Catalogues } from '@triptych/words';
import { simulate as de } from './simulate.de.ts';
import { simulate as en, type SimulateWords } from './simulate.en.ts';
import { simulate as fr } from './simulate.fr.ts';
import { simulate as pl } from './simulate.pl.ts';

export const simulateWords: Catalogues<SimulateWords> = { en, de, pl, fr };
