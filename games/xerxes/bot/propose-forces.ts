import { listAnswers, type Seat } from '@triptych/kernel';
import type { AreaId, CampaignId, Components } from '../content/components.ts';
import { Source } from '../questions.ts';
import { sourcesFor } from '../rules/forces.ts';
import { WORKERS } from '../content/things.ts';
import { isStopped } from '../rules/year-event.ts';
import type { XerxesState } from '../state.ts';
import { type Aim, aims, EVEN, storeWorth, withResources } from './worth.ts';

export interface ForceProposal {
  /** A source for each force of the card. */
  readonly sources: readonly number[];
  /** What the areas that serve would have yielded. */
  readonly loss: number;
}

/**
 * E5.2, E5.4: a good way to serve a campaign: permanent and bonus forces first, then the areas whose resources are
 * needed least. Null if the card cannot be fulfilled now.
 */
export function proposeForces(
  components: Components,
  state: XerxesState,
  seat: Seat,
  card: CampaignId,
  taste = EVEN,
): ForceProposal | null {
  const items = sourcesFor(components, state, seat, components.campaigns[card].forces);
  const list = aims(components, state, seat, taste);
  const yields = new Map<number, number>();
  let best: ForceProposal | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const sources of listAnswers({ shape: 'assign', items, each: 1 })) {
    if (typeof sources === 'number') continue;
    const bits = sources.reduce((all, source) => all | (1 << source), 0);
    const loss = yields.get(bits) ?? lostYield(components, state, seat, list, bits);
    yields.set(bits, loss);
    const cost = loss + spent(sources);
    if (cost >= bestCost) continue;
    bestCost = cost;
    best = { sources, loss };
  }
  return best;
}

/** A bonus force may serve a second campaign better than a permanent one; but both come back or are lost anyway. */
function spent(sources: readonly number[]): number {
  let cost = 0;
  for (const source of sources) {
    if (source === Source.blessing || source === Source.track) cost += 0.02;
    else if (source < Source.permanent(0)) cost += 0.05;
  }
  return cost;
}

/** How much more a seat's store would be worth if these areas did not serve. */
function lostYield(
  components: Components,
  state: XerxesState,
  seat: Seat,
  list: readonly Aim[],
  bits: number,
): number {
  const { resources } = state.seats[seat];
  const collect = (used: number): number[] =>
    areasAtHand(state, seat, used).reduce(
      (store, area) =>
        withResources(
          store,
          components.areas[area].resources.filter(
            (resource) => !isStopped(components, state, seat, resource),
          ),
        ),
      [...resources],
    );
  const { used } = state.seats[seat];
  return storeWorth(list, collect(used)) - storeWorth(list, collect(used | bits));
}

/** Home and the areas of workers that have not been used. */
export function areasAtHand(state: XerxesState, seat: Seat, used: number): AreaId[] {
  const { satrap, workers } = state.seats[seat];
  const areas: AreaId[] = [];
  if (((used >> Source.home) & 1) === 0) areas.push(satrap);
  for (let worker = 0; worker < WORKERS; worker++) {
    if (workers[worker] >= 0 && ((used >> Source.worker(worker)) & 1) === 0) areas.push(workers[worker]);
  }
  return areas;
}
