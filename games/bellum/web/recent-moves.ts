import type { CardId, PlaceId } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import type { Seat } from '@triptych/kernel';

/** A move worth a mark. */
export type Move =
  | { readonly kind: 'raid'; readonly place: PlaceId }
  | { readonly kind: 'storm'; readonly victim: Seat }
  | { readonly kind: 'recruit'; readonly card: CardId };

/** The others' latest moves, marked until my next decision. */
export interface Recent {
  /** Who took what was on a space of the realm (-1: the tavern). */
  readonly raiders: ReadonlyMap<number, Seat>;
  readonly cards: ReadonlySet<CardId>;
  readonly moves: ReadonlyMap<Seat, readonly Move[]>;
  /** Who stole from me. */
  readonly robbedBy: readonly Seat[];
}

export function recentMoves(events: readonly BellumEvent[], viewer: Seat): Recent {
  const raiders = new Map<number, Seat>();
  const cards = new Set<CardId>();
  const moves = new Map<Seat, Move[]>();
  const robbedBy: Seat[] = [];
  const mark = (seat: Seat, move: Move): void => {
    moves.set(seat, [...(moves.get(seat) ?? []), move]);
  };
  for (const event of events) {
    switch (event.type) {
      case 'placeTaken':
        raiders.set(event.space, event.seat);
        mark(event.seat, { kind: 'raid', place: event.place });
        break;
      case 'placeOpened':
        raiders.delete(event.space);
        break;
      case 'cardPlaced':
        cards.add(event.card);
        mark(event.seat, { kind: 'recruit', card: event.card });
        break;
      case 'castleStormed':
        if (event.victim === viewer) robbedBy.push(event.seat);
        mark(event.seat, { kind: 'storm', victim: event.victim });
        break;
      default:
        break;
    }
  }
  return { raiders, cards, moves, robbedBy };
}
