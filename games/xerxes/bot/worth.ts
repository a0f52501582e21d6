import type { Lean, Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { STORE } from '../content/things.ts';
import { buildingLoss, buildingPoints, MARKERS } from '../rules/buildings.ts';
import { buildingsOf, ROUNDS } from '../rules/ending.ts';
import { isSolo } from '../rules/play.ts';
import { GOALS } from '../rules/solo.ts';
import { isBarred } from '../rules/year-event.ts';
import { NONE, type XerxesState } from '../state.ts';

/** Something to spend resources on, and its worth in victory points. */
export interface Aim {
  readonly cost: readonly number[];
  readonly size: number;
  readonly worth: number;
}

/** How much a player counts each way to points, compared with others. */
export type Taste = Readonly<Record<'campaigns' | 'buildings' | 'taxes', number>>;
export const EVEN: Taste = { campaigns: 1, buildings: 1, taxes: 1 };

export function tasteOf(lean: Lean | undefined): Taste {
  return lean === undefined ? EVEN : { ...EVEN, ...lean };
}

/** By number of players: the worth of a rival's lost point. */
const RIVAL_POINT: Readonly<Record<number, number>> = { 2: 0.6, 3: 0.5, 4: 0.4 };
/** What tax points are worth in a solo game, where every card of a kind counts alike. */
const SOLO_AIM = 4;

export function campaignWorth(state: XerxesState, taste: Taste): number {
  if (!isSolo(state)) return (5 + rivalPoint(state)) * taste.campaigns;
  return state.seats[0].campaignsWon.length < GOALS[state.scenario].campaigns ? 8 : 0;
}

export function rivalPoint(state: XerxesState): number {
  return RIVAL_POINT[state.order.length];
}

/** How much of the game is left. */
export function waitingShare(state: XerxesState): number {
  return (ROUNDS - state.round) / ROUNDS;
}

export function buildingWorth(state: XerxesState, seat: Seat, building: number, taste: Taste): number {
  if (isSolo(state)) return buildingsOf(state, seat) < GOALS[state.scenario].buildings ? SOLO_AIM + 2 : 0;
  const points = buildingPoints(building, state.round) + rivalPoint(state) * buildingLoss(building);
  return points * taste.buildings;
}

/** The worth of a permanent force: each round it can replace a worker in a campaign that needs it. */
function forceWorth(components: Components, state: XerxesState, seat: Seat, force: number): number {
  const { campaigns, satrap, permanent } = state.seats[seat];
  const years = ROUNDS - state.round;
  if (years <= 0 || campaigns.length === 0) return 0;
  const have =
    permanent.filter((kind) => kind === force).length + (components.areas[satrap].force === force ? 1 : 0);
  let wanted = 0;
  for (const card of campaigns) if (components.campaigns[card].need[force] > have) wanted++;
  const share = wanted / campaigns.length;
  const first = permanent.length === 0 ? 1.5 : permanent.length < 3 ? 0.8 : 0.3;
  return (first + 2.8 * share) * Math.min(1, years / 3);
}

function taxWorth(components: Components, state: XerxesState, seat: Seat, card: number): number {
  const { force } = components.taxes[card];
  const more = force === null ? 0 : forceWorth(components, state, seat, force);
  if (!isSolo(state)) return force === null ? 3 : more;
  const counts = state.seats[0].taxesPaid.length < GOALS[state.scenario].taxes;
  return (counts ? SOLO_AIM : 0) + more * 1.5;
}

export function taxAim(
  components: Components,
  state: XerxesState,
  seat: Seat,
  card: number,
  taste: Taste,
): Aim {
  const { cost, force } = components.taxes[card];
  const worth = taxWorth(components, state, seat, card) * taste.taxes;
  return { cost, size: force === null ? 5 : 4, worth };
}

/** Everything this seat may spend resources on. Barred buildings can still be built in another year. */
export function aims(components: Components, state: XerxesState, seat: Seat, taste = EVEN): Aim[] {
  const list = state.seats[seat].taxes.map((card) => taxAim(components, state, seat, card, taste));
  if (buildingsOf(state, seat) >= MARKERS) return list;
  for (let building = 0; building < state.buildings.length; building++) {
    if (state.buildings[building] !== NONE) continue;
    const later = isBarred(components, state, seat, building) ? 0.5 : 1;
    const worth = buildingWorth(state, seat, building, taste) * later;
    list.push({ cost: components.buildings[building].cost, size: 6, worth });
  }
  return list;
}

/** A possible aim counts less than a completed one. */
const AT_HAND = 0.6;
/** Further aims share resources with the best ones. */
const NEXT_AIM = 0.45;

/**
 * Sorted here, nearest first: nothing else in the bot is called as often, and a new array each time would cost more.
 */
const NEAREST: number[] = [];

/** The worth of a store: the aims it brings closer, the closest counting most. */
export function storeWorth(list: readonly Aim[], store: readonly number[]): number {
  for (let at = 0; at < list.length; at++) {
    const { cost, size, worth } = list[at];
    let paid = 0;
    for (let kind = 0; kind < cost.length; kind++)
      paid += cost[kind] < store[kind] ? cost[kind] : store[kind];
    const done = paid / size;
    const near = worth * done * done * (0.35 + 0.65 * done);
    let place = at;
    for (; place > 0 && NEAREST[place - 1] < near; place--) NEAREST[place] = NEAREST[place - 1];
    NEAREST[place] = near;
  }
  let sum = 0;
  let weight = AT_HAND;
  for (let at = 0; at < list.length; at++) {
    sum += NEAREST[at] * weight;
    weight *= NEXT_AIM;
  }
  return sum;
}

/** A store with resources added, up to its limit. */
export function withResources(store: readonly number[], resources: readonly number[]): number[] {
  const full = [...store];
  fill(full, resources);
  return full;
}

/** Adds resources to a store, up to its limit. */
export function fill(store: number[], resources: readonly number[]): void {
  for (const resource of resources) if (store[resource] < STORE) store[resource]++;
}
