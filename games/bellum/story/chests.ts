import type { Seat } from '@triptych/kernel';
import type { ChestId, Components, PlaceId } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';

/** Where chests come from. */
export const SOURCES = ['scouts', 'tavern', 'farm', 'village', 'city', 'theft'] as const;
export type Source = (typeof SOURCES)[number];

/** How a chest came into a castle. */
export interface ChestGain {
  readonly seat: Seat;
  readonly chest: ChestId;
  readonly source: Source;
  /** The raided place; null if scouts found it, or thieves took it. */
  readonly place: PlaceId | null;
  /** Whom it was stolen from; null: from nobody. */
  readonly victim: Seat | null;
  readonly day: number;
  /** The line of the story. */
  readonly line: number;
}

/** Every gain of a chest, in order. */
export function chestGains({ places }: Components, story: readonly BellumEvent[]): ChestGain[] {
  const gains: ChestGain[] = [];
  let day = 0;
  let place: PlaceId | null = null;
  for (const [line, event] of story.entries()) {
    switch (event.type) {
      case 'dayBegan':
        day = event.day;
        break;
      case 'scouted':
        place = null;
        break;
      case 'placeTaken':
        place = event.place;
        break;
      case 'chestGained': {
        const { seat, chest } = event;
        const source = place === null ? 'scouts' : places[place].kind;
        gains.push({ seat, chest, source, place, victim: null, day, line });
        break;
      }
      case 'chestStolen': {
        const { seat, chest, victim } = event;
        gains.push({ seat, chest, source: 'theft', place: null, victim, day, line });
        break;
      }
      default:
    }
  }
  return gains;
}

/** A robbed castle. */
export interface Theft {
  readonly seat: Seat;
  readonly victim: Seat;
  readonly chests: readonly ChestId[];
  readonly day: number;
  readonly line: number;
}

/** The thefts of a match: chests that changed hands at once are one. */
export function thefts(gains: readonly ChestGain[]): Theft[] {
  const all: Theft[] = [];
  for (const { seat, victim, chest, day, line } of gains) {
    if (victim === null) continue;
    const last = all.at(-1);
    if (last?.day === day && last.seat === seat && last.victim === victim)
      all[all.length - 1] = { ...last, chests: [...last.chests, chest] };
    else all.push({ seat, victim, chests: [chest], day, line });
  }
  return all;
}

/** The way of one chest through the castles, from where it was found to its last owner. */
export function chestPath(gains: readonly ChestGain[], chest: ChestId): readonly ChestGain[] {
  return gains.filter((gain) => gain.chest === chest);
}
