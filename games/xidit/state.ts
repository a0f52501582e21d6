import { copyNumbers, type Seat } from '@triptych/kernel';
import type { CityId, RegionId, TileId, TitanId } from './content/components.ts';

/** What the game is waiting for. */
export type Phase =
  | 'lords'
  | 'orders'
  | 'rewards'
  | 'bards'
  | 'titan'
  | 'payment'
  | 'dummy'
  | 'census'
  | 'censusBards'
  | 'censusFloor'
  | 'over';

/** The tile of a city: none, or one of its sides. */
export const NO_TILE = 0;
export const RECRUIT = 1;
export const THREAT = 2;

/** One player: a lord on the map, what is behind the screen, and what is open. */
export interface LordState {
  /** Where the lord is; NONE until placed. */
  city: CityId;
  /** This year's orders, empty before they are revealed. */
  orders: number[];
  /** Behind the screen (X10.2): units by class, gold, bards left. */
  units: number[];
  gold: number;
  bards: number;
  /** Bards by region; those of the central region are in the Fortress (X4.13). */
  songs: number[];
  /** Floors left in the supply, and floors kept behind the screen (X7.8). */
  floors: number;
  kept: number;
  /** Cities where this lord has recruited, or eliminated, this year: one bit each (X4.4, X4.7). */
  recruited: number;
  eliminated: number;
}

/** What never changes after set-up. */
export interface Setting {
  readonly years: number;
  /** X10.4 */
  readonly openScreens: boolean;
  readonly wastelands: readonly RegionId[];
  /** How many tiles are in play (X1.6, X9.7 to X9.9). */
  readonly tiles: number;
  /** The order of the assessments (X2.4). */
  readonly assessments: readonly number[];
}

/** The whole truth about a match. Fields marked readonly never change after set-up, so copies share them. */
export interface XiditState {
  readonly setting: Setting;
  phase: Phase;
  /** From 1. */
  year: number;
  first: Seat;
  /** The asked seat; NONE while all are asked together, and at the end. */
  turn: Seat;
  /** The order being executed, 0 to 5. */
  order: number;
  /** How many seats have had their turn, counted from the first player: in an order, or in a census reward. */
  served: number;
  lords: LordState[];
  /** Units in the barracks, by class. */
  barracks: number[];
  /** By city: which side of its tile is there, if any. */
  sides: number[];
  /** Units on the recruit tiles: five classes for each city. */
  camps: number[];
  /** By city: whose guild is there, or NONE; and how high it is. */
  guilds: Seat[];
  heights: number[];
  /** Piles have their top at the end, discards their oldest tile at the beginning. */
  recruitPile: TileId[];
  threatPile: TileId[];
  recruitDiscard: TileId[];
  threatDiscard: TileId[];
  nextRecruit: TileId;
  nextThreat: TileId;
  /** Recruit tiles that could not enter the map because no unit was left for them (X5.3). */
  owed: number;
  /** By lair: two titans, the top one first. */
  readonly lairs: readonly (readonly TitanId[])[];
  /** By lair: how many titans have left the game, and whether the top one rages (1) or sleeps (0). */
  gone: number[];
  raging: number[];
  /** The titan being eliminated; NONE for a threat. */
  titan: TitanId;
  /** X9.3: by assessment, what the dummy holds; empty without a dummy. */
  dummy: number[];
  /** The class of units that the census has reached (X7.2). */
  census: number;
  /** Who shares the reward of that class, one bit each, and how much each of them gets. */
  winners: number;
  prize: number;
}

/** An independent copy. */
export function cloneState(from: XiditState): XiditState {
  const state: XiditState = {
    ...from,
    lords: [],
    barracks: [],
    sides: [],
    camps: [],
    guilds: [],
    heights: [],
    recruitPile: [],
    threatPile: [],
    recruitDiscard: [],
    threatDiscard: [],
    gone: [],
    raging: [],
    dummy: [],
  };
  copyState(from, state);
  return state;
}

export function copyState(from: XiditState, into: XiditState): void {
  const target: { -readonly [Key in keyof XiditState]: XiditState[Key] } = into;
  target.setting = from.setting;
  target.lairs = from.lairs;
  into.phase = from.phase;
  into.year = from.year;
  into.first = from.first;
  into.turn = from.turn;
  into.order = from.order;
  into.served = from.served;
  into.lords.length = from.lords.length;
  for (let seat = 0; seat < from.lords.length; seat++) {
    into.lords[seat] ??= emptyLord();
    copyLord(from.lords[seat], into.lords[seat]);
  }
  copyNumbers(from.barracks, into.barracks);
  copyNumbers(from.sides, into.sides);
  copyNumbers(from.camps, into.camps);
  copyNumbers(from.guilds, into.guilds);
  copyNumbers(from.heights, into.heights);
  copyNumbers(from.recruitPile, into.recruitPile);
  copyNumbers(from.threatPile, into.threatPile);
  copyNumbers(from.recruitDiscard, into.recruitDiscard);
  copyNumbers(from.threatDiscard, into.threatDiscard);
  into.nextRecruit = from.nextRecruit;
  into.nextThreat = from.nextThreat;
  into.owed = from.owed;
  copyNumbers(from.gone, into.gone);
  copyNumbers(from.raging, into.raging);
  into.titan = from.titan;
  copyNumbers(from.dummy, into.dummy);
  into.census = from.census;
  into.winners = from.winners;
  into.prize = from.prize;
}

function copyLord(from: LordState, into: LordState): void {
  into.city = from.city;
  copyNumbers(from.orders, into.orders);
  copyNumbers(from.units, into.units);
  into.gold = from.gold;
  into.bards = from.bards;
  copyNumbers(from.songs, into.songs);
  into.floors = from.floors;
  into.kept = from.kept;
  into.recruited = from.recruited;
  into.eliminated = from.eliminated;
}

function emptyLord(): LordState {
  return {
    city: 0,
    orders: [],
    units: [],
    gold: 0,
    bards: 0,
    songs: [],
    floors: 0,
    kept: 0,
    recruited: 0,
    eliminated: 0,
  };
}
