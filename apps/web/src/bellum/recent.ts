import type { BellumEvent } from '@triptych/bellum/events';
import type { CardId } from '@triptych/bellum/components';
import type { Seat } from '@triptych/kernel';

/** The others' last moves, which stay marked until I decide something. */
export interface Recent {
  /** Who took what lay on a space of the realm (-1: the tavern). */
  readonly raiders: ReadonlyMap<number, Seat>;
  readonly cards: ReadonlySet<CardId>;
  /** What was done to me. */
  readonly robbedBy: readonly Seat[];
}

export function recentMoves(events: readonly BellumEvent[], viewer: Seat): Recent {
  const raiders = new Map<number, Seat>();
  const cards = new Set<CardId>();
  const robbedBy: Seat[] = [];
  for (const event of events) {
    if (event.type === 'placeTaken') raiders.set(event.space, event.seat);
    if (event.type === 'placeOpened') raiders.delete(event.space);
    if (event.type === 'cardPlaced') cards.add(event.card);
    if (event.type === 'castleStormed' && event.victim === viewer) robbedBy.push(event.seat);
  }
  return { raiders, cards, robbedBy };
}
