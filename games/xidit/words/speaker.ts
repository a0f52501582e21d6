import type { Seat } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { CityId, Components, Offer, RegionId, TitanId } from '../content/components.ts';
import { BARDS, FLOORS, GOLD } from '../content/symbols.ts';
import type { XiditWords } from './en.ts';
import type { CityWords } from './things.ts';

/** All that is needed to speak of a match: the words of a language, and the names of a pack in it. */
export interface Speaker {
  readonly components: Components;
  readonly language: Language;
  readonly words: XiditWords;
}

export function cityOf({ components, language }: Speaker, city: CityId): CityWords {
  return { number: forPeople(city), name: components.cities[city].name[language] };
}

export function foeOf({ components, language }: Speaker, city: CityId): string {
  return components.cities[city].foe[language];
}

export function regionName({ components, language }: Speaker, region: RegionId): string {
  return components.regions[region].name[language];
}

export function titanName({ components, language }: Speaker, titan: TitanId): string {
  return components.titans[titan].name[language];
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
