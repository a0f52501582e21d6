import type { Seat } from '@triptych/kernel';
import type { CardId, ChestId, PlaceId } from './content/components.ts';

/** What the game is waiting for. */
export type Phase = 'castles' | 'goblins' | 'reroll' | 'attack' | 'theft' | 'recruit' | 'side' | 'over';

/** No space, card or seat. */
export const NONE = -1;

/** One player's castle and everything in front of it. */
export interface CastleState {
  /** The castle; NONE until it is chosen. */
  board: number;
  left: CardId[];
  right: CardId[];
  /** Sums of the castle and its cards: six rows of six symbols. */
  horde: number[];
  food: number;
  glyphs: number;
  barrels: number;
  shields: number;
  magicShields: number;
  /** Confusion spells that are ready, and those turned over (B3.4). */
  spells: number;
  spent: number;
  chests: ChestId[];
}

/**
 * The whole truth about a match. Arrays marked readonly are shuffled at set-up and never change, so copies share them.
 */
export interface BellumState {
  phase: Phase;
  day: number;
  captain: Seat;
  /** The active row, 0 to 5; NONE before the first roll. */
  row: number;
  /** The asked seat; NONE while all are asked together, and at the end. */
  turn: Seat;
  /** How many seats have had their turn in this phase, counted from the captain (castles: from the first seat). */
  served: number;
  /** Whose castle is being robbed (B4.8); NONE otherwise. */
  victim: Seat;
  /** The recruited card waiting for its side (B5.4); NONE otherwise. */
  recruit: CardId;
  castles: CastleState[];
  /** Goblins dealt to each seat (B2.1). */
  goblins: readonly (readonly CardId[])[];
  /** The deck of the realm of men, top first; the first `realmDrawn` have been turned up. */
  realm: readonly PlaceId[];
  realmDrawn: number;
  /** One space per player; NONE where a place has been raided. */
  open: PlaceId[];
  /** Creature decks, top first: fearsome, extremely fearsome; and how many of each have been turned up. */
  decks: readonly (readonly CardId[])[];
  decksDrawn: number[];
  /** Open creatures: two fearsome, then two extremely fearsome; NONE where the deck has run out. */
  market: CardId[];
  /** The value of each chest, which is its position in the shuffled stack of its kind. */
  chestValues: readonly number[];
  /** The next chest of each kind: wooden, metal, golden. */
  chestsDrawn: number[];
  /** By chest: which seats have seen its value, one bit each (B4.8, B8.2). */
  chestSeen: number[];
  /** Bonus markers left: shields, magic shields, spells (B1.5). */
  markers: number[];
}

/** Short arrays are sliced: copying their numbers one by one into old memory takes twice as long. */
export function copyState(from: BellumState, into: BellumState): void {
  into.phase = from.phase;
  into.day = from.day;
  into.captain = from.captain;
  into.row = from.row;
  into.turn = from.turn;
  into.served = from.served;
  into.victim = from.victim;
  into.recruit = from.recruit;
  into.castles.length = from.castles.length;
  for (let seat = 0; seat < from.castles.length; seat++) {
    into.castles[seat] ??= emptyCastle();
    copyCastle(from.castles[seat], into.castles[seat]);
  }
  into.goblins = from.goblins;
  into.realm = from.realm;
  into.realmDrawn = from.realmDrawn;
  into.open = from.open.slice();
  into.decks = from.decks;
  into.decksDrawn = from.decksDrawn.slice();
  into.market = from.market.slice();
  into.chestValues = from.chestValues;
  into.chestsDrawn = from.chestsDrawn.slice();
  into.chestSeen = from.chestSeen.slice();
  into.markers = from.markers.slice();
}

function copyCastle(from: CastleState, into: CastleState): void {
  into.board = from.board;
  into.left = from.left.slice();
  into.right = from.right.slice();
  into.horde = from.horde.slice();
  into.food = from.food;
  into.glyphs = from.glyphs;
  into.barrels = from.barrels;
  into.shields = from.shields;
  into.magicShields = from.magicShields;
  into.spells = from.spells;
  into.spent = from.spent;
  into.chests = from.chests.slice();
}

export function emptyCastle(): CastleState {
  return {
    board: NONE,
    left: [],
    right: [],
    horde: [],
    food: 0,
    glyphs: 0,
    barrels: 0,
    shields: 0,
    magicShields: 0,
    spells: 0,
    spent: 0,
    chests: [],
  };
}
