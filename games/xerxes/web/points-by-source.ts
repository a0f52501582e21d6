import type { Seat } from '@triptych/kernel';
import type { XerxesEvent } from '../events.ts';

/** A seat's victory points by what they were gained for, and what the others took. */
export function pointsBySource(
  story: readonly XerxesEvent[],
  seat: Seat,
): Readonly<Record<'tax' | 'campaign' | 'building' | 'lost', number>> {
  const by = { tax: 0, campaign: 0, building: 0, lost: 0 };
  for (const event of story) {
    if (event.type === 'pointsGained' && event.seat === seat) by[event.for] += event.points;
    if (event.type === 'pointsLost' && event.seat === seat) by.lost += event.points;
  }
  return by;
}
