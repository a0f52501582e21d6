import type { Catalogues } from '@triptych/words';
import { tournament as de } from './tournament.de.ts';
import { tournament as en, type TournamentWords } from './tournament.en.ts';
import { tournament as fr } from './tournament.fr.ts';
import { tournament as pl } from './tournament.pl.ts';

export const tournamentWords: Catalogues<TournamentWords> = { en, de, pl, fr };
