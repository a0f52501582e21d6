import type { Seat } from '@triptych/kernel';
import type { CardId, ChestId, PlaceId } from './content/components.ts';
import type { ChestKind, Marker, Side } from './content/symbols.ts';

/** Every event, fine enough to animate it and to tell it in the log. */
export type BellumEvent =
  | { readonly type: 'castleTaken'; readonly seat: Seat; readonly castle: number }
  | { readonly type: 'goblinsDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'placeOpened'; readonly space: number; readonly place: PlaceId }
  | { readonly type: 'creatureOpened'; readonly space: number; readonly card: CardId }
  | { readonly type: 'dayBegan'; readonly day: number; readonly captain: Seat }
  | { readonly type: 'dieRolled'; readonly captain: Seat; readonly row: number }
  | { readonly type: 'rollBought'; readonly seat: Seat; readonly with: 'barrel' | 'spell' }
  | { readonly type: 'rollAccepted'; readonly seat: Seat }
  | { readonly type: 'gathered'; readonly seat: Seat; readonly food: number; readonly glyphs: number }
  | { readonly type: 'scouted'; readonly seats: readonly Seat[]; readonly maps: number }
  | { readonly type: 'chestGained'; readonly seat: Seat; readonly chest: ChestId; readonly kind: ChestKind }
  /** For the new owner alone. */
  | { readonly type: 'chestSeen'; readonly seat: Seat; readonly chest: ChestId; readonly value: number }
  | { readonly type: 'attackPassed'; readonly seat: Seat }
  | { readonly type: 'placeTaken'; readonly seat: Seat; readonly place: PlaceId; readonly space: number }
  | {
      readonly type: 'looted';
      readonly seat: Seat;
      readonly food: number;
      readonly glyphs: number;
      readonly barrels: number;
    }
  | { readonly type: 'castleStormed'; readonly seat: Seat; readonly victim: Seat }
  | {
      readonly type: 'chestStolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly chest: ChestId;
      readonly kind: ChestKind;
    }
  | { readonly type: 'markerGained'; readonly seat: Seat; readonly marker: Marker }
  | {
      readonly type: 'recruited';
      readonly seat: Seat;
      readonly card: CardId;
      readonly space: number;
      readonly food: number;
      readonly glyphs: number;
    }
  | { readonly type: 'cardPlaced'; readonly seat: Seat; readonly card: CardId; readonly side: Side }
  | { readonly type: 'recruitingEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly reason: EndReason }
  | {
      readonly type: 'chestsCounted';
      readonly seat: Seat;
      readonly values: readonly number[];
      readonly total: number;
    };

/** Who made the captain roll again, as far as the last roll of this story goes; null: nobody, the day began. */
export function forcedBy(story: readonly BellumEvent[]): Seat | null {
  const before = story.slice(
    0,
    Math.max(
      0,
      story.findLastIndex(({ type }) => type === 'dieRolled'),
    ),
  );
  const cause = before.findLast(({ type }) => type === 'dayBegan' || type === 'rollBought');
  return cause?.type === 'rollBought' ? cause.seat : null;
}

/** New information: chance, or something that was face down. */
export function reveals(event: BellumEvent): boolean {
  switch (event.type) {
    case 'goblinsDealt':
    case 'placeOpened':
    case 'creatureOpened':
    case 'dieRolled':
    case 'chestSeen':
    case 'chestsCounted':
      return true;
    default:
      return false;
  }
}

/** `early`: the people ended the match before its end. */
export type EndReason = 'chests' | 'lastDay' | 'early';
