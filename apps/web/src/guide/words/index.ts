import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type GuideFrameWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<GuideFrameWords> = { en, de, pl, fr };

/** The words around the rules for players in the reader's language. */
export function sayGuide(): GuideFrameWords {
  return catalogues[settings.language];
}
