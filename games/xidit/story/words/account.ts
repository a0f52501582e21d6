import type { Catalogues } from '@triptych/words';
import { de } from './account.de.ts';
import { type AccountWords, en } from './account.en.ts';
import { fr } from './account.fr.ts';
import { pl } from './account.pl.ts';

export const accountWords: Catalogues<AccountWords> = { en, de, pl, fr };
