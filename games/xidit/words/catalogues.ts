import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type XiditWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const catalogues: Catalogues<XiditWords> = { en, de, pl, fr };
