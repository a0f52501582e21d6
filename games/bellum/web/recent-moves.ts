import type { CardId, PlaceId } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { Seat } from '@triptych/kernel';

/** What somebody did that is worth a mark. */
export type Deed =
  | { readonly deed: 'raid'; readonly place: PlaceId }
  | { readonly deed: 'storm'; readonly victim: Seat }
  | { readonly deed: 'recruit'; readonly card: CardId };

/** The others' last moves, which stay marked until I decide something. */
export interface Recent {
  /** Who took what lay on a space of the realm (-1: the tavern). */
  readonly raiders: ReadonlyMap<number, Seat>;
  readonly cards: ReadonlySet<CardId>;
  readonly deeds: ReadonlyMap<Seat, readonly Deed[]>;
  /** What was done to me. */
  readonly robbedBy: readonly Seat[];
}

export function recentMoves(events: readonly BellumEvent[], viewer: Seat): Recent {
  const raiders = new Map<number, Seat>();
  const cards = new Set<CardId>();
  const deeds = new Map<Seat, Deed[]>();
  const robbedBy: Seat[] = [];
  const mark = (seat: Seat, deed: Deed): void => {
    deeds.set(seat, [...(deeds.get(seat) ?? []), deed]);
  };
  for (const event of events) {
    switch (event.type) {
      case 'placeTaken':
        raiders.set(event.space, event.seat);
        mark(event.seat, { deed: 'raid', place: event.place });
        break;
      case 'placeOpened':
        raiders.delete(event.space);
        break;
      case 'cardPlaced':
        cards.add(event.card);
        mark(event.seat, { deed: 'recruit', card: event.card });
        break;
      case 'castleStormed':
        if (event.victim === viewer) robbedBy.push(event.seat);
        mark(event.seat, { deed: 'storm', victim: event.victim });
        break;
      default:
        break;
    }
  }
  return { raiders, cards, deeds, robbedBy };
}
