import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type StoryWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

export const storyWords: Catalogues<StoryWords> = { en, de, pl, fr };
