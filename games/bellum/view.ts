import { type Seat, unchangedFields, unchangedList, type Viewer } from '@triptych/kernel';
import type { CardId, ChestId, PlaceId } from './content/components.ts';
import { type BellumState, type CastleState, NONE, type Phase } from './state.ts';

/** B8.1: everything about a castle is public but the values of its chests. */
export type CastleView = Readonly<Omit<CastleState, 'left' | 'right' | 'horde' | 'chests'>> & {
  readonly left: readonly CardId[];
  readonly right: readonly CardId[];
  readonly horde: readonly number[];
  readonly chests: readonly ChestId[];
};

/** What one viewer may know (B8). */
export interface BellumView {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly day: number;
  readonly captain: Seat;
  readonly row: number;
  readonly turn: Seat;
  readonly served: number;
  readonly victim: Seat;
  readonly recruit: CardId;
  readonly castles: readonly CastleView[];
  readonly goblins: readonly (readonly CardId[])[];
  /** Places turned up so far, in order: the open ones and those already raided. */
  readonly realmSeen: readonly PlaceId[];
  readonly realmLeft: number;
  readonly open: readonly PlaceId[];
  /** By deck: creatures turned up so far, in order, and how many are left. */
  readonly decksSeen: readonly (readonly CardId[])[];
  readonly decksLeft: readonly number[];
  readonly market: readonly CardId[];
  readonly chestsDrawn: readonly number[];
  /** By chest: its value if this viewer has seen it, or NONE (B8.2). At the end all owned chests are open. */
  readonly chestValues: readonly number[];
  /** By chest: which seats have owned it, one bit each; that is public. */
  readonly chestSeen: readonly number[];
  readonly markers: readonly number[];
}

export function view(state: BellumState, viewer: Viewer, beside?: BellumView, last?: BellumView): BellumView {
  const chestSeen = beside?.chestSeen ?? unchangedList(last?.chestSeen, state.chestSeen);
  // Which chests a viewer may see follows from who has owned them, and the end.
  const sameChests = last?.chestSeen === chestSeen && (last.phase === 'over') === (state.phase === 'over');
  const chestValues = sameChests ? last.chestValues : viewChests(state, viewer);
  // Everything but the values of chests is public.
  if (beside !== undefined) return { ...beside, viewer, chestValues };
  const castles = state.castles.map((castle, seat) => viewCastle(castle, last?.castles[seat]));
  const decksSeen = state.decks.map((deck, at) =>
    unchangedList(last?.decksSeen[at], deck, state.decksDrawn[at]),
  );
  return {
    viewer,
    phase: state.phase,
    day: state.day,
    captain: state.captain,
    row: state.row,
    turn: state.turn,
    served: state.served,
    victim: state.victim,
    recruit: state.recruit,
    castles: unchangedList(last?.castles, castles),
    goblins: state.goblins,
    realmSeen: unchangedList(last?.realmSeen, state.realm, state.realmDrawn),
    realmLeft: state.realm.length - state.realmDrawn,
    open: unchangedList(last?.open, state.open),
    decksSeen: unchangedList(last?.decksSeen, decksSeen),
    decksLeft: state.decks.map((deck, at) => deck.length - state.decksDrawn[at]),
    market: unchangedList(last?.market, state.market),
    chestsDrawn: unchangedList(last?.chestsDrawn, state.chestsDrawn),
    chestValues,
    chestSeen,
    markers: unchangedList(last?.markers, state.markers),
  };
}

function viewCastle(castle: CastleState, last?: CastleView): CastleView {
  return unchangedFields(last, {
    board: castle.board,
    left: unchangedList(last?.left, castle.left),
    right: unchangedList(last?.right, castle.right),
    horde: unchangedList(last?.horde, castle.horde),
    food: castle.food,
    glyphs: castle.glyphs,
    barrels: castle.barrels,
    shields: castle.shields,
    magicShields: castle.magicShields,
    spells: castle.spells,
    spent: castle.spent,
    chests: unchangedList(last?.chests, castle.chests),
  });
}

function viewChests(state: BellumState, viewer: Viewer): readonly number[] {
  return state.chestValues.map((value, chest) => (maySee(state, viewer, chest) ? value : NONE));
}

/** B4.10, B8.2: who owns or owned the chest; at the end everybody sees what somebody owns (B7.1). */
function maySee(state: BellumState, viewer: Viewer, chest: ChestId): boolean {
  if (state.phase === 'over' && state.chestSeen[chest] !== 0) return true;
  return viewer !== 'spectator' && ((state.chestSeen[chest] >> viewer) & 1) === 1;
}
