import type { Seat } from '@triptych/kernel';
import type { AreaId, Components } from '../content/components.ts';
import { FORCES_PER_CAMPAIGN, WORKERS } from '../content/things.ts';
import { placeChoice } from '../questions.ts';
import { ROUNDS } from '../rules/ending.ts';
import { ANY_FORCE, countForces, missingForces, usableForces } from '../rules/forces.ts';
import { mayUse } from '../rules/play.ts';
import { freeAreas, workerNow } from '../rules/workers.ts';
import type { XerxesState } from '../state.ts';
import { areasAtHand } from './propose-forces.ts';
import { pushHarm } from './pushing.ts';
import { trackWorth, wantsClaim } from './turn-order.ts';
import { bestOf } from './spending.ts';
import { aims, campaignWorth, EVEN, fill, storeWorth, type Taste, waitingShare } from './worth.ts';

/** How much better than an ordinary placement one must be to spend Bactria's marker. */
const PUSH_COST = 0.6;

/** The best place for a worker: for the resources of the area, for a campaign, or for the turn order. */
export function bestPlace(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
  taste: Taste,
): number {
  return bestOf(options, placeWorth(components, state, seat, taste));
}

/** All places, the best first. */
export function rankPlaces(
  components: Components,
  state: XerxesState,
  seat: Seat,
  options: readonly number[],
): number[] {
  const worthOf = placeWorth(components, state, seat, EVEN);
  const worths = new Map(options.map((option) => [option, worthOf(option)]));
  return [...options].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}

function placeWorth(
  components: Components,
  state: XerxesState,
  seat: Seat,
  taste: Taste,
): (option: number) => number {
  const yieldOf = yieldWorths(components, state, seat, taste);
  const marches = marchWorths(components, state, seat, taste);
  const areaWorth = (area: AreaId): number => Math.max(yieldOf(area), marches[components.areas[area].force]);
  return (option) => {
    const choice = placeChoice(option);
    switch (choice.on) {
      case 'area':
        return areaWorth(choice.area);
      case 'push': {
        const cost = PUSH_COST * (1 - state.round / (ROUNDS + 2));
        return areaWorth(choice.area) + pushHarm(components, state, choice.area) - cost;
      }
      case 'track':
        return trackWorth(components, state, seat);
      case 'claim':
        return wantsClaim(components, state, seat) ? Number.MAX_VALUE : -1;
    }
  };
}

/** What an area's resources add to what this seat will collect anyway. */
function yieldWorths(
  components: Components,
  state: XerxesState,
  seat: Seat,
  taste: Taste,
): (area: AreaId) => number {
  const list = aims(components, state, seat, taste);
  const { resources, used } = state.seats[seat];
  const store = [...resources];
  for (const area of areasAtHand(state, seat, used)) fill(store, components.areas[area].resources);
  const before = storeWorth(list, store);
  // Called for every area of every placement, so one array serves them all.
  const filled = [...store];
  return (area) => {
    for (let kind = 0; kind < store.length; kind++) filled[kind] = store[kind];
    fill(filled, components.areas[area].resources);
    return storeWorth(list, filled) - before;
  };
}

/** A flat rate for what areas serving in a campaign would have yielded. */
const YIELD_OF_CAMPAIGN = 1.6;
/** A campaign can also be fulfilled later, when permanent forces spare the areas. */
const WAITING = 3;
/** A campaign that still needs two areas may not get one of them. */
const TWO_NEEDED = 0.8;

/** By kind of force: what an area offering it is worth for a campaign this round. */
function marchWorths(components: Components, state: XerxesState, seat: Seat, taste: Taste): number[] {
  const worths = [0, 0, 0, 0, 0, 0];
  const workers = WORKERS - workerNow(state);
  const counts = countForces(components, state, seat);
  const atHand = counts.reduce((sum, count) => sum + count, 0) + workers;
  if (usableForces(components, state, seat, atHand) < FORCES_PER_CAMPAIGN) return worths;
  const offered = freeAreas(components, state).map((area: AreaId) => components.areas[area].force);
  const net = campaignWorth(state, taste) - YIELD_OF_CAMPAIGN - WAITING * waitingShare(state);
  const converts = mayUse(state, seat, 'aegyptus') ? 1 : 0;
  for (const card of state.seats[seat].campaigns) {
    const campaign = components.campaigns[card];
    const lacking = missingForces(campaign, counts) - counts[ANY_FORCE];
    // E11.1: one of several can be converted; it is better to fetch a single one.
    const missing = lacking > 1 ? lacking - converts : lacking;
    if (missing <= 0 || missing > workers) continue;
    for (let force = 0; force < worths.length; force++) {
      if (campaign.need[force] <= counts[force]) continue;
      if (missing === 2 && !restIsOffered(campaign.need, counts, force, offered)) continue;
      worths[force] = Math.max(worths[force], (net / missing) * (missing === 2 ? TWO_NEEDED : 1));
    }
  }
  return worths;
}

/** Whether, with this force gained, another missing one can be had too. */
function restIsOffered(
  need: readonly number[],
  counts: readonly number[],
  gained: number,
  offered: readonly number[],
): boolean {
  return need.some((wanted, force) => {
    const have = counts[force] + (force === gained ? 1 : 0);
    const areas = offered.filter((kind) => kind === force).length - (force === gained ? 1 : 0);
    return wanted > have && areas > 0;
  });
}
