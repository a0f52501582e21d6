import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type ReplayWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<ReplayWords> = { en, de, pl, fr };

export function sayReplay(): ReplayWords {
  return catalogues[settings.language];
}
