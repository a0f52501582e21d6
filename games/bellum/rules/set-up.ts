import type { Emit, Options, Rng, Seat } from '@triptych/kernel';
import { shuffle } from '@triptych/kernel';
import type { Components, PlaceId } from '../content/components.ts';
import { CHEST_KINDS, MARKERS, type Side } from '../content/symbols.ts';
import type { BellumEvent } from '../events.ts';
import { OPEN_PER_DECK } from '../questions.ts';
import { type BellumState, emptyCastle, NONE } from '../state.ts';
import { fillMarket, fillRealm, putCard } from './cards.ts';
import { beginDay } from './horde.ts';
import type { Play } from './play.ts';
import { MARKERS_IN_BOX } from './supply.ts';

const GOBLINS_EACH = 2;

/** B2.2: farms and villages in the realm of men by number of players; all cities are always in. */
export const REALM: Readonly<Record<number, { readonly farms: number; readonly villages: number }>> = {
  2: { farms: 3, villages: 3 },
  3: { farms: 4, villages: 4 },
  4: { farms: 6, villages: 6 },
  5: { farms: 7, villages: 7 },
};

export function setUp(
  components: Components,
  seats: number,
  options: Options,
  rng: Rng,
  emit: Emit<BellumEvent> | undefined,
): BellumState {
  const state: BellumState = {
    phase: 'castles',
    day: 0,
    captain: options.first === 'random' ? rng.below(seats) : Number(options.first) - 1,
    row: NONE,
    turn: 0,
    served: 0,
    victim: NONE,
    recruit: NONE,
    castles: Array.from({ length: seats }, emptyCastle),
    goblins: [],
    realm: realmDeck(components, seats, rng),
    realmDrawn: 0,
    open: Array.from({ length: seats }, () => NONE),
    decks: components.decks.map((deck) => shuffle([...deck], rng)),
    decksDrawn: components.decks.map(() => 0),
    market: components.decks.flatMap(() => Array.from({ length: OPEN_PER_DECK }, () => NONE)),
    chestValues: CHEST_KINDS.flatMap((kind) =>
      shuffle(components.chestPrint.slice(...components.chestRange[kind]), rng),
    ),
    chestsDrawn: CHEST_KINDS.map((kind) => components.chestRange[kind][0]),
    chestSeen: components.chestPrint.map(() => 0),
    markers: MARKERS.map((marker) => MARKERS_IN_BOX[marker]),
  };
  const play: Play = { components, state, rng, emit };
  fillRealm(play);
  for (let space = 0; space < state.market.length; space++) fillMarket(play, space);
  if (options.castles === 'dealt') dealCastles(play);
  return state;
}

/** B2.2: farms on top, then villages, then cities, each kind shuffled. */
function realmDeck(components: Components, seats: number, rng: Rng): PlaceId[] {
  const { farm, village, city } = components.realm;
  const { farms, villages } = REALM[seats];
  return [
    ...shuffle([...farm], rng).slice(0, farms),
    ...shuffle([...village], rng).slice(0, villages),
    ...shuffle([...city], rng),
  ];
}

/** B2.1 */
function dealCastles(play: Play): void {
  const { components, state, rng } = play;
  const boards = shuffle(
    components.castles.map((_, board) => board),
    rng,
  );
  for (let seat = 0; seat < state.castles.length; seat++) takeCastle(play, seat, boards[seat]);
}

export function freeCastles(components: Components, state: BellumState): number[] {
  const taken = state.castles.map((castle) => castle.board);
  return components.castles.map((_, board) => board).filter((board) => !taken.includes(board));
}

/** B2.1: castles are taken in seat order; the last one left needs no choice. */
export function takeCastle(play: Play, seat: Seat, board: number): void {
  const { components, state, emit } = play;
  const castle = state.castles[seat];
  castle.board = board;
  castle.horde = [...components.castles[board].horde];
  emit?.({ type: 'castleTaken', seat, castle: board }, 'all');
  state.served++;
  state.turn = state.served;
  if (state.served === state.castles.length) {
    state.phase = 'goblins';
    state.turn = NONE;
    // A match from the time when goblins were dealt first keeps those it has.
    if (state.goblins.length === 0) dealGoblins(play);
    return;
  }
  const free = freeCastles(components, state);
  if (free.length === 1) takeCastle(play, state.turn, free[0]);
}

/** B2.1: two for each player, once all castles are taken; the others are out of the game. */
function dealGoblins({ components, state, rng, emit }: Play): void {
  const goblins = shuffle([...components.goblins], rng);
  state.goblins = state.castles.map((_, seat) =>
    goblins.slice(seat * GOBLINS_EACH, (seat + 1) * GOBLINS_EACH),
  );
  for (const [seat, cards] of state.goblins.entries()) emit?.({ type: 'goblinsDealt', seat, cards }, 'all');
}

/** B2.1: all goblins are put in place together; then the first day begins. */
export function placeGoblins(play: Play, sides: readonly (readonly Side[])[]): void {
  const { state } = play;
  for (const [seat, cards] of state.goblins.entries()) {
    for (const [at, card] of cards.entries()) putCard(play, seat, card, sides[seat][at]);
  }
  beginDay(play, state.captain);
}
