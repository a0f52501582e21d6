import type { Seat } from '@triptych/kernel';
import { type CityId, NONE, type RegionId } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditView } from '../view.ts';

/** The effect of an order. */
export type Effect =
  | { readonly what: 'moved'; readonly from: CityId; readonly city: CityId; readonly colour: number }
  | { readonly what: 'recruited'; readonly unit: number }
  | { readonly what: 'eliminated' | 'waited' | 'vain' };

/** What has happened since the last orders were revealed. */
export function yearSoFar(story: readonly XiditEvent[]): readonly XiditEvent[] {
  const revealed = story.findLastIndex(({ type }) => type === 'ordersRevealed');
  return revealed < 0 ? [] : story.slice(revealed);
}

/** The effect of a lord's order; null: it has not been executed yet. */
export function effectOf(year: readonly XiditEvent[], seat: Seat, order: number): Effect | null {
  for (const event of year) {
    if (!('order' in event) || event.seat !== seat || event.order !== order) continue;
    switch (event.type) {
      case 'moved':
        return { what: 'moved', from: event.from, city: event.city, colour: event.colour };
      case 'recruited':
        return { what: 'recruited', unit: event.unit };
      case 'threatEliminated':
      case 'titanEliminated':
        return { what: 'eliminated' };
      case 'waited':
        return { what: 'waited' };
      case 'noRoad':
      case 'idled':
      case 'titansLeft':
        return { what: 'vain' };
      case 'titanFaced':
        break;
    }
  }
  return null;
}

/** One road that a lord has taken this year. */
export interface Leg {
  readonly seat: Seat;
  readonly order: number;
  readonly from: CityId;
  readonly city: CityId;
  readonly colour: number;
}

export function legsOf(year: readonly XiditEvent[]): Leg[] {
  return year.filter((event) => event.type === 'moved');
}

/** Whether somebody did this to a seat, or its order failed because others were quicker. */
export function harms(event: XiditEvent, seat: Seat): boolean {
  switch (event.type) {
    case 'idled':
      return event.seat === seat && event.why === 'noTile';
    case 'assessed':
      return event.eliminated.includes(seat);
    default:
      return false;
  }
}

/** The regions in which the latest events gave others more bards than a seat that had at least as many before. */
export function overtakenIn(
  view: XiditView,
  seat: Seat,
  recent: readonly XiditEvent[],
): ReadonlySet<RegionId> {
  const lost = new Set<RegionId>();
  for (const event of recent) {
    if (event.type !== 'bardsPlaced' || event.seat === seat) continue;
    for (const [at, region] of event.regions.entries()) {
      const [mine, theirs] = [view.lords[seat].songs[region], view.lords[event.seat].songs[region]];
      if (mine > 0 && theirs !== NONE && theirs > mine && theirs - event.bards[at] <= mine) lost.add(region);
    }
  }
  return lost;
}
