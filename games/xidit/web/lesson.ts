import type { GameLesson } from '@triptych/board-kit/web-game.ts';
import { lesson } from '../lesson/lesson.ts';
import { de } from '../lesson/words/de.ts';
import { en } from '../lesson/words/en.ts';
import { fr } from '../lesson/words/fr.ts';
import { pl } from '../lesson/words/pl.ts';
import Companion from './Companion.svelte';

export const xiditLesson: GameLesson = { lesson, words: { en, de, pl, fr }, Portrait: Companion };
