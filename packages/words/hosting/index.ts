import type { Catalogues } from '../language.ts';
import { de } from './de.ts';
import { en, type HostingWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const hosting: Catalogues<HostingWords> = { en, de, pl, fr };
