import type { Seat } from '@triptych/kernel';
import type { CardId } from '../content/components.ts';
import { LEFT, type Side } from '../content/symbols.ts';
import { OPEN_PER_DECK } from '../questions.ts';
import { NONE } from '../state.ts';
import type { Play } from './play.ts';

/** B2.3, B6.1: turns up places for the empty spaces while the deck lasts. */
export function fillRealm({ state, emit }: Play): void {
  for (let space = 0; space < state.open.length; space++) {
    if (state.open[space] !== NONE || state.realmDrawn === state.realm.length) continue;
    const place = state.realm[state.realmDrawn++];
    state.open[space] = place;
    emit?.({ type: 'placeOpened', space, place }, 'all');
  }
}

/** B2.4, B5.3: turns up a creature for this space of the market, or leaves it empty for good. */
export function fillMarket({ state, emit }: Play, space: number): void {
  const deck = space < OPEN_PER_DECK ? 0 : 1;
  if (state.decksDrawn[deck] === state.decks[deck].length) {
    state.market[space] = NONE;
    return;
  }
  const card = state.decks[deck][state.decksDrawn[deck]++];
  state.market[space] = card;
  emit?.({ type: 'creatureOpened', space, card }, 'all');
}

/** B1.2, B5.4: the side decides which of the card's symbols count, for good. */
export function putCard({ components, state, emit }: Play, seat: Seat, card: CardId, side: Side): void {
  const castle = state.castles[seat];
  const { left, right } = components.cards[card];
  const symbols = side === LEFT ? left : right;
  for (let at = 0; at < symbols.length; at++) castle.horde[at] += symbols[at];
  (side === LEFT ? castle.left : castle.right).push(card);
  emit?.({ type: 'cardPlaced', seat, card, side }, 'all');
}
