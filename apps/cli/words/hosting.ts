import type { Catalogues } from '@triptych/words';
import { hosting as de } from './hosting.de.ts';
import { hosting as en, type HostingWords } from './hosting.en.ts';
import { hosting as fr } from './hosting.fr.ts';
import { hosting as pl } from './hosting.pl.ts';

export const hostingWords: Catalogues<HostingWords> = { en, de, pl, fr };
