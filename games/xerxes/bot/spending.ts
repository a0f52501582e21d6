import type { Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { ABILITY, Build, buildChoice, Pair, Pay, Rob } from '../questions.ts';
import { giveOptions, robOptions, takeOptions } from '../rules/abilities.ts';
import { mayClaim } from '../rules/claim.ts';
import { ROUNDS } from '../rules/ending.ts';
import { mayUse } from '../rules/play.ts';
import type { XerxesState } from '../state.ts';
import { wantsClaim } from './turn-order.ts';
import { type Aim, aims, buildingWorth, storeWorth, type Taste, taxAim, withResources } from './worth.ts';

/** What using an ability must bring in the first round; India's one resource should be decisive. */
const INDIA_FROM = 1.9;
const PARTHIA_FROM = 1;

/** Early in the game a better chance may come; at its end any gain is worth the marker. */
function abilityFrom(state: XerxesState, seat: Seat): number {
  const first = mayUse(state, seat, 'india') ? INDIA_FROM : PARTHIA_FROM;
  return first * (1 - state.round / (ROUNDS + 1));
}

/** E8.1: the building whose reward beats what its resources could bring otherwise, or a pass. */
export function bestBuilding(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  return bestSpending(components, state, seat, options, taste, Build.pass, (option) => {
    const choice = buildChoice(option);
    if (choice.do !== 'build' && choice.do !== 'displace') return null;
    const { cost } = components.buildings[choice.building];
    return { cost, worth: buildingWorth(state, seat, choice.building, taste) };
  });
}

/** E9.1: the tax card whose reward beats what its resources could bring otherwise, or none. */
export function bestTax(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  return bestSpending(components, state, seat, options, taste, Pay.done, (option) =>
    option === Pay.ability || option === Pay.done
      ? null
      : taxAim(components, state, seat, option - Pay.card(0), taste),
  );
}

function bestSpending(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
  nothing: number,
  /** What an option costs and brings; null for options that spend nothing. */
  spendingOf: (option: number) => Pick<Aim, 'cost' | 'worth'> | null,
): number {
  const list = aims(components, state, seat, taste);
  if (options.includes(ABILITY) && usesAbility(components, state, seat, list, taste)) return ABILITY;
  const store = state.seats[seat].resources;
  let best = nothing;
  let bestWorth = storeWorth(list, store);
  for (const option of options) {
    const spending = spendingOf(option);
    if (spending === null) continue;
    const rest = list.filter(({ cost }) => cost !== spending.cost);
    const worth = spending.worth + storeWorth(rest, minus(store, spending.cost));
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = option;
  }
  return best;
}

/** E11.6: a displaced marker takes the building it goes to, so not one that is nearly affordable. */
export function leastWanted(
  components: Components,
  state: XerxesState,
  seat: Seat,
  buildings: readonly number[],
  taste: Taste,
): number {
  const { resources } = state.seats[seat];
  return bestOf(buildings, (building) => {
    const { cost } = components.buildings[building];
    const missing = cost.reduce((sum, wanted, kind) => sum + Math.max(0, wanted - resources[kind]), 0);
    return missing - buildingWorth(state, seat, building, taste);
  });
}

function minus(store: readonly number[], cost: readonly number[]): number[] {
  return store.map((held, kind) => held - cost[kind]);
}

function usesAbility(
  components: Components,
  state: XerxesState,
  seat: Seat,
  list: readonly Aim[],
  taste: Taste,
): boolean {
  if (mayClaim(state, seat)) return wantsClaim(components, state, seat);
  return abilityGain(components, state, seat, list, taste) > abilityFrom(state, seat);
}

/** What India's or Parthia's ability would add to the store now. */
function abilityGain(
  components: Components,
  state: XerxesState,
  seat: Seat,
  list: readonly Aim[],
  taste: Taste,
): number {
  const before = storeWorth(list, state.seats[seat].resources);
  if (mayUse(state, seat, 'india')) {
    const best = bestRobbery(components, state, seat, robOptions(state, seat), taste);
    return robberyWorth(state, seat, list, best) - before;
  }
  const given = bestGift(components, state, seat, giveOptions(state, seat), taste);
  const store = without(state.seats[seat].resources, given);
  const taken = bestTaking(list, store, takeOptions(state, seat, given));
  return storeWorth(list, withResources(store, Pair.resources(taken))) - before;
}

function robberyWorth(state: XerxesState, seat: Seat, list: readonly Aim[], option: number): number {
  return storeWorth(list, withResources(state.seats[seat].resources, [Rob.resource(option)]));
}

/** E11.3: the resource that helps most, from the rival who is ahead. */
export function bestRobbery(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  const list = aims(components, state, seat, taste);
  return bestOf(
    options,
    (option) => robberyWorth(state, seat, list, option) + 0.01 * state.seats[Rob.victim(option)].points,
  );
}

/** E11.4: the pair whose replacement helps most. */
export function bestGift(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  const list = aims(components, state, seat, taste);
  const { resources } = state.seats[seat];
  return bestOf(options, (given) => {
    const store = without(resources, given);
    const taken = bestTaking(list, store, takeOptions(state, seat, given));
    return storeWorth(list, withResources(store, Pair.resources(taken)));
  });
}

export function bestTaking(
  list: readonly Aim[],
  store: readonly number[],
  options: readonly number[],
): number {
  return bestOf(options, (taken) => storeWorth(list, withResources(store, Pair.resources(taken))));
}

function without(store: readonly number[], pair: number): number[] {
  const left = [...store];
  for (const resource of Pair.resources(pair)) left[resource]--;
  return left;
}

/** The first of the options that are worth most. */
export function bestOf(options: readonly number[], worthOf: (option: number) => number): number {
  let best = options[0];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(option);
    if (worth <= bestWorth) continue;
    bestWorth = worth;
    best = option;
  }
  return best;
}
