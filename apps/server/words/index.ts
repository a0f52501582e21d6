import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type ServerWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { ServerWords };
export const serverWords: Catalogues<ServerWords> = { en, de, pl, fr };
