import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { type XerxesWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const catalogues: Catalogues<XerxesWords> = { en, de, pl, fr };
