import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type LessonWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<LessonWords> = { en, de, pl, fr };

/** The words around lessons in the reader's language. */
export function sayLesson(): LessonWords {
  return catalogues[settings.language];
}
