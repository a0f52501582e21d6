import type { Seat } from '@triptych/kernel';
import { type Campaign, type Components, type ForceId, satrapId } from '../content/components.ts';
import { FORCES, FORCES_PER_CAMPAIGN, WORKERS } from '../content/things.ts';
import { Convert, Source } from '../questions.ts';
import { NONE, type XerxesState } from '../state.ts';
import { effectOn, position } from './play.ts';

/** E4.2, E7.3: a force of the player's choice. */
export const ANY_FORCE = FORCES.length;

/** E5.2: all available sources of forces that a seat has not used this round. */
export function sourcesAtHand(components: Components, state: XerxesState, seat: Seat): number[] {
  const { used, workers, permanent } = state.seats[seat];
  const sources: number[] = [];
  const offer = (source: number): void => {
    if (((used >> source) & 1) === 0) sources.push(source);
  };
  offer(Source.home);
  for (let worker = 0; worker < WORKERS; worker++) if (workers[worker] >= 0) offer(Source.worker(worker));
  if (effectOn(components, state, seat)?.effect === 'blessing') offer(Source.blessing);
  if (position(components, state, seat) === 3) offer(Source.track);
  for (let number = 0; number < permanent.length; number++) offer(Source.permanent(number));
  return sources;
}

/** What an available source counts as; ANY_FORCE for a bonus force. */
export function forceOf(components: Components, state: XerxesState, seat: Seat, source: number): number {
  if (isConverted(state, seat, source)) return Convert.force(state.converted);
  return ownForceOf(components, state, seat, source);
}

/** E11.1: there is at most one Aegyptus, so a converted force is his. */
function isConverted(state: XerxesState, seat: Seat, source: number): boolean {
  const { converted } = state;
  if (converted === NONE || Convert.source(converted) !== source) return false;
  return state.seats[seat].satrap === satrapId('aegyptus');
}

function ownForceOf(components: Components, state: XerxesState, seat: Seat, source: number): number {
  const { satrap, workers, permanent } = state.seats[seat];
  if (source === Source.home) return components.areas[satrap].force;
  if (source === Source.blessing || source === Source.track) return ANY_FORCE;
  const worker = source - Source.worker(0);
  if (worker < WORKERS) return components.areas[workers[worker]].force;
  return permanent[source - Source.permanent(0)];
}

/** E5.2, E7.2: how many of the available forces may still be used; in position 2 one must stay unused. */
export function usableForces(components: Components, state: XerxesState, seat: Seat, atHand: number): number {
  return position(components, state, seat) === 2 ? atHand - 1 : atHand;
}

/** Available forces by kind, the bonus forces last. */
export function countForces(components: Components, state: XerxesState, seat: Seat): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const source of sourcesAtHand(components, state, seat)) {
    counts[forceOf(components, state, seat, source)]++;
  }
  return counts;
}

/** How many forces of a campaign are missing before bonus forces fill in. */
export function missingForces({ need }: Campaign, counts: readonly number[]): number {
  let missing = 0;
  for (let kind = 0; kind < need.length; kind++) missing += Math.max(0, need[kind] - counts[kind]);
  return missing;
}

/** E5.3: exactly its four forces, each from a different available source. */
export function canFulfil(campaign: Campaign, counts: readonly number[], usable: number): boolean {
  return usable >= FORCES_PER_CAMPAIGN && missingForces(campaign, counts) <= counts[ANY_FORCE];
}

/** By force of the card: which sources can serve as it. */
export function sourcesFor(
  components: Components,
  state: XerxesState,
  seat: Seat,
  forces: readonly ForceId[],
): number[][] {
  const sources = sourcesAtHand(components, state, seat);
  const kinds = sources.map((source) => forceOf(components, state, seat, source));
  return forces.map((force) => sources.filter((_, at) => kinds[at] === force || kinds[at] === ANY_FORCE));
}
