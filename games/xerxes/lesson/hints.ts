import type { Seat } from '@triptych/kernel';
import type { AreaId, BuildingId, Components, ResourceId, TaxId } from '../content/components.ts';
import { RESOURCES, STORE } from '../content/things.ts';
import { buildingPoints } from '../rules/buildings.ts';
import { NONE, type Phase } from '../state.ts';
import type { XerxesView } from '../view.ts';
import { campaignInReach } from './campaign-in-reach.ts';

/** The tax card that the lesson is about: the first one in hand that gives a force. */
export function taxToPay({ taxes }: Components, { hand }: XerxesView): TaxId {
  return hand?.taxes.find((card) => taxes[card].force !== null) ?? hand?.taxes[0] ?? 0;
}

/** The resource that the year's event stops for a seat; NONE: none. */
function stoppedFor({ events }: Components, { event, ignores }: XerxesView, me: Seat): ResourceId {
  const effect = event === NONE || ignores === me ? null : events[event];
  return effect?.effect === 'stops' ? effect.resource : NONE;
}

/** What these areas yield, as far as the year's event lets them. */
function yieldOf(components: Components, view: XerxesView, me: Seat, from: readonly AreaId[]): number[] {
  const stopped = stoppedFor(components, view, me);
  const all = from.flatMap((area) => components.areas[area].resources);
  return RESOURCES.map((_, kind) =>
    kind === stopped ? 0 : all.filter((resource) => resource === kind).length,
  );
}

/** What a seat will have if these areas yield all they can. */
function stockWith(components: Components, view: XerxesView, me: Seat, from: readonly AreaId[]): number[] {
  const more = yieldOf(components, view, me, from);
  return view.seats[me].resources.map((count, kind) => Math.min(STORE, count + more[kind]));
}

const placedWorkers = ({ seats }: XerxesView, me: Seat): AreaId[] =>
  seats[me].workers.filter((area) => area >= 0);

const workersToPlace = ({ phase, seats }: XerxesView, me: Seat): number =>
  phase === 'worker' ? seats[me].workers.filter((area) => area === NONE).length : 0;

const lackOf = (cost: readonly number[], stock: readonly number[]): number[] =>
  cost.map((number, resource) => Math.max(0, number - stock[resource]));

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Before these phases everybody has collected, and the workers are off the map. */
const COLLECTED: readonly Phase[] = ['giveUp', 'bonus', 'build', 'move', 'divide', 'tax', 'order'];

/** The home, and the areas with a worker so far, as long as they have not been collected from. */
function areasToCollect(view: XerxesView, me: Seat): AreaId[] {
  return COLLECTED.includes(view.phase) ? [] : [view.seats[me].satrap, ...placedWorkers(view, me)];
}

/** What the tax card still lacks if the home and the workers placed so far yield all they can. */
export function lackForTax(
  components: Components,
  view: XerxesView,
  me: Seat,
  more: readonly AreaId[] = [],
): number[] {
  // Where workers are still placed, nobody knows yet which forces will march.
  const sure = view.phase === 'worker' ? areasToCollect(view, me) : yieldingAreas(components, view, me, []);
  const stock = stockWith(components, view, me, [...sure, ...more]);
  return lackOf(components.taxes[taxToPay(components, view)].cost, stock);
}

/** Whether the workers that are still to be placed can bring everything that the tax card lacks. */
export function canCompleteTax(
  components: Components,
  view: XerxesView,
  me: Seat,
  free: readonly AreaId[],
): boolean {
  const completes = (more: readonly AreaId[], left: number): boolean =>
    sumOf(lackForTax(components, view, me, more)) === 0 ||
    (left > 0 && free.some((area) => !more.includes(area) && completes([...more, area], left - 1)));
  return completes([], workersToPlace(view, me));
}

/** What an area has of what the tax card would lack with nothing but these other areas. */
export function broughtForTax(
  components: Components,
  view: XerxesView,
  area: AreaId,
  others: readonly AreaId[],
): number[] {
  const stock = RESOURCES.map(
    (_, kind) =>
      others.flatMap((other) => components.areas[other].resources).filter((one) => one === kind).length,
  );
  const lack = lackOf(components.taxes[taxToPay(components, view)].cost, stock);
  const { resources } = components.areas[area];
  return lack.map((count, kind) => Math.min(count, resources.filter((one) => one === kind).length));
}

/** The free area with the most of what the tax card lacks; undefined: none is free. */
export function areaForTax(
  components: Components,
  view: XerxesView,
  me: Seat,
  free: readonly AreaId[],
): AreaId | undefined {
  return best(free, (area) => -sumOf(lackForTax(components, view, me, [area])));
}

/** The first of these areas that offers one of the forces; undefined: none does. */
export function areaWith(
  { areas }: Components,
  free: readonly AreaId[],
  forces: readonly number[],
): AreaId | undefined {
  return free.find((area) => forces.includes(areas[area].force));
}

/** Areas that will yield something this year: not those whose forces a campaign needs. */
function yieldingAreas(
  components: Components,
  view: XerxesView,
  me: Seat,
  free: readonly AreaId[],
): AreaId[] {
  const used = campaignInReach(components, view, me, free)?.used ?? [];
  return areasToCollect(view, me).filter((area) => !used.includes(area));
}

/** What is still to be collected this year. */
export function incomeOf(components: Components, view: XerxesView, me: Seat): number[] {
  return yieldOf(components, view, me, yieldingAreas(components, view, me, []));
}

/** A building to collect for: what is lacking with the free area that brings it closest. */
export interface BuildingInReach {
  readonly building: BuildingId;
  readonly lack: readonly number[];
  readonly area: AreaId | undefined;
}

/** All buildings that can still be built this year, the one for which the least is lacking first. */
export function buildingsInReach(
  components: Components,
  view: XerxesView,
  me: Seat,
  free: readonly AreaId[],
): readonly BuildingInReach[] {
  const yielding = yieldingAreas(components, view, me, free);
  const effect = view.event === NONE || view.ignores === me ? null : components.events[view.event];
  const plans = components.buildings.flatMap(({ cost }, building): BuildingInReach[] => {
    const barred = effect?.effect === 'bars' && effect.building === building;
    if (view.buildings[building] !== NONE || barred) return [];
    const lackFor = (more: readonly AreaId[]): number[] =>
      lackOf(cost, stockWith(components, view, me, [...yielding, ...more]));
    const area = best(free, (one) => -sumOf(lackFor([one])));
    return [{ building, lack: lackFor(area === undefined ? [] : [area]), area }];
  });
  const worth = ({ building, lack }: BuildingInReach): number =>
    buildingPoints(building, view.round) - 10 * sumOf(lack);
  return plans.sort((one, other) => worth(other) - worth(one));
}

/** The first of the items with the highest worth. */
export function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let chosen: { readonly item: Item; readonly worth: number } | undefined;
  for (const item of items) {
    const found = worth(item);
    if (chosen === undefined || found > chosen.worth) chosen = { item, worth: found };
  }
  return chosen?.item;
}
