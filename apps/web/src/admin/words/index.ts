import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { type AdminWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<AdminWords> = { en, de, pl, fr };

/** The words of the administration, in the reader's language. */
export function sayAdmin(): AdminWords {
  return catalogues[settings.language];
}
