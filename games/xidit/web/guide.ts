import type { GameGuide } from '@triptych/board-kit/guide.ts';
import { de } from '../guide/words/de.ts';
import { en } from '../guide/words/en.ts';
import { fr } from '../guide/words/fr.ts';
import { pl } from '../guide/words/pl.ts';
import { xiditBook } from './guide-book.ts';
import GuideIcon from './GuideIcon.svelte';

export const xiditGuide: GameGuide = { ...xiditBook, Icon: GuideIcon, words: { en, de, pl, fr } };
