import type { PlaceId } from '../content/components.ts';
import { TAVERN } from '../content/components.ts';
import type { PlaceKind } from '../content/symbols.ts';
import { type Defence, falls } from '../rules/attack.ts';
import { REALM } from '../rules/set-up.ts';
import { NONE } from '../state.ts';
import { lootWorth, type Appraisal } from './appraisal.ts';

/** A place that may be raided before the game ends. */
interface Prospect extends Defence {
  readonly worth: number;
  /** Its share of all chances to raid. */
  readonly share: number;
}

export interface Swords {
  readonly swords: number;
  readonly magic: number;
}

/** How many places of the realm will probably open per player and day. */
const OPENED_A_DAY = 0.5;

/** What there will be to raid, best first: the open places, those that will probably open, and the tavern. */
export function prospects(appraisal: Appraisal): Prospect[] {
  const { components, state, daysLeft } = appraisal;
  const weighed: { place: PlaceId; weight: number }[] = [{ place: TAVERN, weight: 1 }];
  for (const place of state.open) if (place !== NONE) weighed.push({ place, weight: 1 });
  let coming = Math.ceil(daysLeft * OPENED_A_DAY * state.castles.length);
  for (const { unseen, inDeck } of hiddenPlaces(appraisal)) {
    const opened = Math.min(inDeck, coming);
    coming -= opened;
    for (const place of unseen) weighed.push({ place, weight: opened / unseen.length });
  }
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  return weighed
    .map(({ place, weight }) => {
      const { shields, magicShields, loot } = components.places[place];
      return { shields, magicShields, worth: lootWorth(appraisal, loot), share: weight / total };
    })
    .sort((a, b) => b.worth - a.worth);
}

/** By kind, in deck order: the places nobody has seen, and how many of them are in the deck (B2.2). */
function hiddenPlaces({ components, state }: Appraisal): { unseen: PlaceId[]; inDeck: number }[] {
  const { farms, villages } = REALM[state.castles.length];
  const { realm } = components;
  const seen = state.realm.slice(0, state.realmDrawn);
  const hidden = (kind: Exclude<PlaceKind, 'tavern'>, dealt: number) => {
    const unseen = realm[kind].filter((place) => !seen.includes(place));
    return { unseen, inDeck: dealt - (realm[kind].length - unseen.length) };
  };
  return [hidden('farm', farms), hidden('village', villages), hidden('city', realm.city.length)];
}

/** How many places there really are to choose from; the others take some first. */
const CHOICES = 1.65;

/** The average return of one raid with these swords: the best of the places to choose from. */
export function raidWorth(places: readonly Prospect[], swords: Swords): number {
  let worth = 0;
  let missed = 1;
  let before = 1;
  for (const place of places) {
    if (!falls(place, swords.swords, swords.magic)) continue;
    missed = Math.max(0, missed - place.share);
    const after = missed ** CHOICES;
    worth += place.worth * (before - after);
    before = after;
  }
  return worth;
}
