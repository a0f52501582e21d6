import type { Emit, Options, Rng, Seat } from '@triptych/kernel';
import { shuffle } from '@triptych/kernel';
import { CITIES, type CityId, type Components, NONE, REGIONS, tilesFor } from '../content/components.ts';
import { ASSESSMENTS, BARDS_EACH, FLOORS_EACH, UNIT_STOCK, UNITS } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { type LordState, NO_TILE, type XiditState } from '../state.ts';
import { afterFirst, type Play } from './play.ts';
import { placeRecruit, layThreat, settle } from './tiles.ts';
import { dummyValues, type Length, tilesInPlay, wastelands, YEARS } from './variants.ts';
import { beginYear } from './year.ts';

/** X2.2: tiles in the first recruit pile; tiles of each side on the map. */
const RECRUIT_PILE = 5;
const onTheMap = (seats: number): number => (seats === 3 ? 4 : 5);

/** Titans are numbered by cost, so the two of a lair are neighbours (X2.1). */
const LAIRS = [
  [0, 1],
  [2, 3],
  [4, 5],
];

export function setUp(
  components: Components,
  seats: number,
  options: Options,
  rng: Rng,
  emit: Emit<XiditEvent> | undefined,
): XiditState {
  const length: Length = options.length === 'short' ? 'short' : 'long';
  const tiles = shuffle(tilesInPlay(seats, length), rng);
  const assessments = shuffle(
    ASSESSMENTS.map((_, assessment) => assessment),
    rng,
  );
  const state: XiditState = {
    setting: {
      years: YEARS[length],
      openScreens: options.openScreens === 'on',
      wastelands: wastelands(seats, length, options.wasteland),
      tiles: tiles.length,
      assessments,
    },
    phase: 'lords',
    year: 0,
    first: options.first === 'random' ? rng.below(seats) : Number(options.first) - 1,
    turn: NONE,
    order: 0,
    served: 0,
    lords: Array.from({ length: seats }, newLord),
    barracks: [...UNIT_STOCK],
    sides: numbers(CITIES, NO_TILE),
    camps: numbers(CITIES * UNITS.length, 0),
    guilds: numbers(CITIES, NONE),
    heights: numbers(CITIES, 0),
    recruitPile: [],
    threatPile: [],
    recruitDiscard: [],
    threatDiscard: [],
    nextRecruit: NONE,
    nextThreat: NONE,
    owed: 0,
    lairs: LAIRS.map((titans) => shuffle([...titans], rng)),
    gone: LAIRS.map(() => 0),
    raging: LAIRS.map(() => 0),
    titan: NONE,
    dummy: dummyValues(seats, assessments, options.dummy),
    census: 0,
    winners: 0,
    prize: 0,
  };
  state.turn = state.first;
  emit?.({ type: 'firstPlayerSet', seat: state.first }, 'all');
  emit?.({ type: 'assessmentsLaid', assessments }, 'all');
  deal({ components, tiles: tilesFor(components, seats), state, rng, emit }, tiles);
  return state;
}

function numbers(length: number, number: number): number[] {
  return Array.from({ length }, () => number);
}

function newLord(): LordState {
  return {
    city: NONE,
    orders: [],
    units: numbers(UNITS.length, 0),
    gold: 0,
    bards: BARDS_EACH,
    songs: numbers(REGIONS, 0),
    floors: FLOORS_EACH,
    kept: 0,
    recruited: 0,
    eliminated: 0,
  };
}

/** X2.2, X2.3: tiles for the map, the recruit pile, and the rest is the threat pile. */
function deal(play: Play, shuffled: readonly number[]): void {
  const { state, emit } = play;
  const each = onTheMap(state.lords.length);
  for (const tile of shuffled.slice(0, each)) placeRecruit(play, tile);
  for (const tile of shuffled.slice(each, 2 * each)) layThreat(play, tile);
  const pile = 2 * each + RECRUIT_PILE;
  state.recruitPile = shuffled.slice(2 * each, pile);
  state.threatPile = shuffled.slice(pile);
  emit?.({ type: 'pilesMade', recruit: RECRUIT_PILE, threat: state.threatPile.length }, 'all');
  settle(play);
}

/** X2.6: cities without a lord. */
export function freeCities({ lords }: XiditState): CityId[] {
  return Array.from({ length: CITIES }, (_, city) => city).filter((city) =>
    lords.every((lord) => lord.city !== city),
  );
}

/** X2.6: from the first player clockwise; then the first year begins. */
export function placeLord(play: Play, seat: Seat, city: CityId): void {
  const { state, emit } = play;
  state.lords[seat].city = city;
  emit?.({ type: 'lordPlaced', seat, city }, 'all');
  state.served++;
  if (state.served < state.lords.length) state.turn = afterFirst(state, state.served);
  else beginYear(play);
}
