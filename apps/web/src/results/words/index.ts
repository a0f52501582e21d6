import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type ResultWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<ResultWords> = { en, de, pl, fr };

export function sayResults(): ResultWords {
  return catalogues[settings.language];
}
