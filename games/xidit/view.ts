import { type Seat, unchangedFields, unchangedList, type Viewer } from '@triptych/kernel';
import { type CityId, type Components, NONE, type TileId, type TitanId } from './content/components.ts';
import type { LordState, Phase, Setting, XiditState } from './state.ts';

/** One player as a viewer sees them: what is behind another's screen is null (X10.2). */
export interface LordView {
  readonly city: CityId;
  readonly orders: readonly number[];
  readonly units: readonly number[] | null;
  readonly gold: number | null;
  readonly bards: number | null;
  /** Bards by region; the central region, whose bards are in the Fortress, is NONE to others. */
  readonly songs: readonly number[];
  readonly floors: number;
  readonly kept: number;
  readonly recruited: number;
  readonly eliminated: number;
}

/** What one viewer may know (X10). */
export interface XiditView {
  readonly viewer: Viewer;
  readonly setting: Setting;
  readonly phase: Phase;
  readonly year: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly order: number;
  readonly served: number;
  readonly lords: readonly LordView[];
  readonly barracks: readonly number[];
  readonly sides: readonly number[];
  readonly camps: readonly number[];
  readonly guilds: readonly Seat[];
  readonly heights: readonly number[];
  /** Size and top of each pile; the top is NONE if the pile is empty (X2.3). */
  readonly recruitPile: PileView;
  readonly threatPile: PileView;
  readonly recruitDiscard: readonly TileId[];
  readonly threatDiscard: readonly TileId[];
  readonly nextRecruit: TileId;
  readonly nextThreat: TileId;
  readonly owed: number;
  /** By lair: its two titans, the one that was on top first; NONE for one that has never raged (X10.3). */
  readonly lairs: readonly (readonly TitanId[])[];
  readonly gone: readonly number[];
  readonly raging: readonly number[];
  readonly titan: TitanId;
  readonly dummy: readonly number[];
  readonly census: number;
  readonly winners: number;
  readonly prize: number;
}

export interface PileView {
  readonly size: number;
  readonly top: TileId;
}

export function view(components: Components, state: XiditState, viewer: Viewer, last?: XiditView): XiditView {
  const lords = state.lords.map((lord, seat) =>
    viewLord(components, state, lord, seat === viewer, last?.lords[seat]),
  );
  const lairs = state.lairs.map((titans, lair) => {
    const known = state.gone[lair] + state.raging[lair];
    const seen = titans.map((titan, place) => (place < known ? titan : NONE));
    return unchangedList(last?.lairs[lair], seen);
  });
  return {
    viewer,
    setting: state.setting,
    phase: state.phase,
    year: state.year,
    first: state.first,
    turn: state.turn,
    order: state.order,
    served: state.served,
    lords: unchangedList(last?.lords, lords),
    barracks: unchangedList(last?.barracks, state.barracks),
    sides: unchangedList(last?.sides, state.sides),
    camps: unchangedList(last?.camps, state.camps),
    guilds: unchangedList(last?.guilds, state.guilds),
    heights: unchangedList(last?.heights, state.heights),
    recruitPile: viewPile(state.recruitPile, last?.recruitPile),
    threatPile: viewPile(state.threatPile, last?.threatPile),
    recruitDiscard: unchangedList(last?.recruitDiscard, state.recruitDiscard),
    threatDiscard: unchangedList(last?.threatDiscard, state.threatDiscard),
    nextRecruit: state.nextRecruit,
    nextThreat: state.nextThreat,
    owed: state.owed,
    lairs: unchangedList(last?.lairs, lairs),
    gone: unchangedList(last?.gone, state.gone),
    raging: unchangedList(last?.raging, state.raging),
    titan: state.titan,
    dummy: unchangedList(last?.dummy, state.dummy),
    census: state.census,
    winners: state.winners,
    prize: state.prize,
  };
}

function viewPile(pile: readonly TileId[], last?: PileView): PileView {
  return unchangedFields(last, { size: pile.length, top: pile.at(-1) ?? NONE });
}

/** X10.1, X10.2, X10.4; at the end everything is shown (X8.3). */
function viewLord(
  components: Components,
  state: XiditState,
  lord: LordState,
  own: boolean,
  last?: LordView,
): LordView {
  const over = state.phase === 'over';
  const behindScreen = own || over || state.setting.openScreens;
  const inFortress = own || over;
  const songs = lord.songs.map((bards, region) =>
    inFortress || region !== components.central ? bards : NONE,
  );
  return unchangedFields(last, {
    city: lord.city,
    orders: unchangedList(last?.orders, lord.orders),
    units: behindScreen ? unchangedList(last?.units ?? undefined, lord.units) : null,
    gold: behindScreen ? lord.gold : null,
    bards: behindScreen ? lord.bards : null,
    songs: unchangedList(last?.songs, songs),
    floors: lord.floors,
    kept: lord.kept,
    recruited: lord.recruited,
    eliminated: lord.eliminated,
  });
}
