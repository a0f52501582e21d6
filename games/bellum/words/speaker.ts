import type { Language } from '@triptych/words';
import type { CardId, Components, PlaceId } from '../content/components.ts';
import type { BellumWords } from './en.ts';

/** What sentences about a match need: the words of a language, and a pack's names in it. */
export interface Speaker {
  readonly components: Components;
  readonly language: Language;
  readonly words: BellumWords;
}

export function cardName({ components, language }: Speaker, card: CardId): string {
  return components.names(language).cards[card];
}

export function placeName({ components, language }: Speaker, place: PlaceId): string {
  return components.names(language).places[place];
}

export function castleName({ components, language }: Speaker, board: number): string {
  return components.names(language).castles[board];
}

/** People count rows, chests and seats from 1. */
export const forPeople = (index: number): number => index + 1;
