import type { Seat } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { CityId, Components, Offer, RegionId, TitanId } from '../content/components.ts';
import { BARDS, FLOORS, GOLD } from '../content/symbols.ts';
import type { XiditWords } from './en.ts';
import type { CityWords } from './things.ts';

/** What sentences about a match need: the words of a language, and a pack's names in it. */
export interface Speaker {
  readonly components: Components;
  readonly language: Language;
  readonly words: XiditWords;
}

export function cityOf({ components, language }: Speaker, city: CityId): CityWords {
  return { number: forPeople(city), name: components.names(language).cities[city] };
}

export function foeOf({ components, language }: Speaker, city: CityId): string {
  return components.names(language).foes[city];
}

export function regionName({ components, language }: Speaker, region: RegionId): string {
  return components.names(language).regions[region];
}

export function titanName({ components, language }: Speaker, titan: TitanId): string {
  return components.names(language).titans[titan];
}

/** `4 gold, 3 bards, 2 floors` */
export function offerText({ words }: Speaker, offer: Offer): string {
  const { counted } = words;
  return [counted('gold', offer[GOLD]), counted('bard', offer[BARDS]), counted('floor', offer[FLOORS])].join(
    ', ',
  );
}

/** A player by name; the seat after the last is the dummy (X9.5). */
export function playerName({ words }: Speaker, players: readonly string[], seat: Seat): string {
  return players[seat] ?? words.names.dummy;
}

/** People count cities, regions and seats from 1. */
export const forPeople = (index: number): number => index + 1;
