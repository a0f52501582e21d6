import type { Language } from '@triptych/words';
import type { CardId, Components } from '../content/components.ts';
import type { BellumWords } from './en.ts';

/** All that is needed to speak of a match: the words of a language, and the names of a pack in it. */
export interface Speaker {
  readonly components: Components;
  readonly language: Language;
  readonly words: BellumWords;
}

export function cardName({ components, language }: Speaker, card: CardId): string {
  return components.cards[card].name[language];
}

export function castleName({ components, language }: Speaker, board: number): string {
  return components.castles[board].name[language];
}

/** People count rows, chests and seats from 1. */
export const forPeople = (index: number): number => index + 1;
