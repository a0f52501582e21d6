import type { Catalogues } from '@triptych/words';
import { de } from './standing.de.ts';
import { en, type StandingWords } from './standing.en.ts';
import { fr } from './standing.fr.ts';
import { pl } from './standing.pl.ts';

export const standingWords: Catalogues<StandingWords> = { en, de, pl, fr };
