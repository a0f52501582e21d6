import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { type AdviceWords, en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<AdviceWords> = { en, de, pl, fr };

/** What a bot says when it is asked for advice, in the reader's language. */
export function sayAdvice(): AdviceWords {
  return catalogues[settings.language];
}
