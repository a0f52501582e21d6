import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './de.ts';
import { en, type StoryWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<StoryWords> = { en, de, pl, fr };

export function sayStory(): StoryWords {
  return catalogues[settings.language];
}
