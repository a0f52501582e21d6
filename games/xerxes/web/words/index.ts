import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { type BoardWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { BoardWords };
export const boardWords: Catalogues<BoardWords> = { en, de, pl, fr };
