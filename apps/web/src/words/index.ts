import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export type { Words };
const catalogues: Catalogues<Words> = { en, de, pl, fr };

/** The page's words in the reader's language. */
export function say(): Words {
  return catalogues[settings.language];
}
