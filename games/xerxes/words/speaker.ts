import type { Language } from '@triptych/words';
import type { AreaId, BuildingId, Components, EventId, SatrapId, TaxId } from '../content/components.ts';
import { BUILDINGS, FORCES, RESOURCES, type Satrap, SATRAPS } from '../content/things.ts';
import type { XerxesWords } from './en.ts';
import { countedForces, countedResources } from './things.ts';

/** What sentences about a match need: the words of a language, and a pack's names in it. */
export interface Speaker {
  readonly components: Components;
  readonly language: Language;
  readonly words: XerxesWords;
}

/** The name of an area, and of the satrap who governs it. */
export function areaName({ components, language }: Speaker, area: AreaId): string {
  return components.names(language).areas[area];
}

export function buildingName({ components, language }: Speaker, building: BuildingId): string {
  return components.names(language).buildings[building];
}

export function resourceName({ words }: Speaker, resource: number): string {
  return words.names.resources[RESOURCES[resource]];
}

export function forceName({ words }: Speaker, force: number): string {
  return words.names.forces[FORCES[force]];
}

/** E12.7: satraps whose ability is useless in a solo game. */
const USELESS_ALONE: readonly Satrap[] = ['india', 'lydia', 'sogdia'];

export function isUseless(satrap: SatrapId, seats: number): boolean {
  return seats === 1 && USELESS_ALONE.includes(SATRAPS[satrap]);
}

/** What an event does: `no wool this year`. */
export function effectOf(speaker: Speaker, event: EventId): string {
  const { effects } = speaker.words;
  const effect = speaker.components.events[event];
  switch (effect.effect) {
    case 'stops':
      return effects.stops({ resource: RESOURCES[effect.resource] });
    case 'bars':
      return effects.bars({ building: BUILDINGS[effect.building] });
    case 'blessing':
      return effects.blessing();
    case 'heir':
      return effects.heir();
  }
}

/** `1 gold, 2 stone, 2 iron → 3 VP`; a solo game has no victory points (E12.1). */
export function taxText({ components, words }: Speaker, card: TaxId, alone = false): string {
  const { cost: counts, force } = components.taxes[card];
  const cost = countedResources(words.counted, counts).join(', ');
  if (alone && force === null) return cost;
  const reward = force === null ? words.counted('point', TAX_POINTS) : words.names.forces[FORCES[force]];
  return `${cost} → ${reward}`;
}

const TAX_POINTS = 3;

export function campaignText({ components, words }: Speaker, card: number): string {
  return countedForces(words.counted, components.campaigns[card].forces).join(', ');
}

/** People count seats and workers from 1. */
export const forPeople = (index: number): number => index + 1;
