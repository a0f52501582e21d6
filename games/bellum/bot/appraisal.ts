import type { Lean, Seat } from '@triptych/kernel';
import type { ChestId, Components } from '../content/components.ts';
import { CHEST_KINDS, type ChestKind } from '../content/symbols.ts';
import { CHESTS_TO_END } from '../rules/ending.ts';
import type { BellumState } from '../state.ts';

/**
 * The game as one seat sees it: what things are worth to it now, in points of treasure. Uses public facts and the
 * chests that the seat has seen itself, never what is face down in the state.
 */
export interface Appraisal {
  readonly components: Components;
  readonly state: BellumState;
  readonly seat: Seat;
  /** How many days the game will probably last after today. */
  readonly daysLeft: number;
  readonly food: number;
  readonly glyph: number;
  readonly barrel: number;
  /** By kind: the average worth of a chest that the seat has not seen. */
  readonly chest: Readonly<Record<ChestKind, number>>;
  /** How much the player counts thefts, maps and shields, compared with others. */
  readonly taste: Taste;
}

type Taste = Readonly<Record<'thefts' | 'maps' | 'shields', number>>;

const EVEN: Taste = { thefts: 1, maps: 1, shields: 1 };

/** What one food brings in through the creature it buys, per day left. */
const FOOD_A_DAY = 0.09;
const GLYPH_IN_FOOD = 1.7;
const BARREL = 0.8;

export function appraise(components: Components, state: BellumState, seat: Seat, lean?: Lean): Appraisal {
  const daysLeft = guessDaysLeft(state);
  const food = FOOD_A_DAY * daysLeft;
  return {
    components,
    state,
    seat,
    daysLeft,
    food,
    glyph: food * GLYPH_IN_FOOD,
    barrel: daysLeft < 2 ? BARREL / 4 : BARREL,
    chest: {
      wooden: unseenChest(components, state, seat, 'wooden'),
      metal: unseenChest(components, state, seat, 'metal'),
      golden: unseenChest(components, state, seat, 'golden'),
    },
    taste: lean === undefined ? EVEN : { ...EVEN, ...lean },
  };
}

/** Extrapolates from the player with the most chests; at first from experience: about two days per chest. */
export function guessDaysLeft({ castles, day }: BellumState): number {
  let lead = 0;
  for (const { chests } of castles) lead = Math.max(lead, chests.length);
  const chestsADay = (lead + 4) / (day + 4);
  return Math.max(0, CHESTS_TO_END - lead) / chestsADay;
}

/** The average printed value of a kind of chest, without those that the seat has seen. */
function unseenChest(
  { chestPrint, chestRange }: Components,
  state: BellumState,
  seat: Seat,
  kind: ChestKind,
): number {
  const [from, to] = chestRange[kind];
  let sum = 0;
  let number = 0;
  for (let chest = from; chest < to; chest++) {
    sum += chestPrint[chest];
    number++;
    if (!hasSeen(state, seat, chest)) continue;
    sum -= state.chestValues[chest];
    number--;
  }
  return number === 0 ? 0 : sum / number;
}

function hasSeen(state: BellumState, seat: Seat, chest: ChestId): boolean {
  return ((state.chestSeen[chest] >> seat) & 1) === 1;
}

/** What the seat knows of a chest, or must assume. */
export function chestWorth({ components, state, seat, chest: unseen }: Appraisal, chest: ChestId): number {
  return hasSeen(state, seat, chest) ? state.chestValues[chest] : unseen[components.chestKinds[chest]];
}

/** The total worth of a player's chests, as far as the seat can tell. */
export function treasureOf(appraisal: Appraisal, owner: Seat): number {
  let sum = 0;
  for (const chest of appraisal.state.castles[owner].chests) sum += chestWorth(appraisal, chest);
  return sum;
}

interface Loot extends Readonly<Record<ChestKind, number>> {
  readonly food: number;
  readonly glyphs: number;
  readonly barrels: number;
}

export function lootWorth({ food, glyph, barrel, chest }: Appraisal, loot: Loot): number {
  let worth = loot.food * food + loot.glyphs * glyph + loot.barrels * barrel;
  for (const kind of CHEST_KINDS) worth += loot[kind] * chest[kind];
  return worth;
}

export function chestsIn(loot: Loot): number {
  return loot.wooden + loot.metal + loot.golden;
}
