import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type Wants } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const wantWords: Catalogues<Wants> = { en, de, pl, fr };
