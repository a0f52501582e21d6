import { refuse, type Seat } from '@triptych/kernel';
import type { Components } from '../../content/components.ts';
import { STORE } from '../../content/things.ts';
import { Pair, Rob } from '../../questions.ts';
import type { XerxesState } from '../../state.ts';
import { room } from '../store.ts';
import { isStopped } from '../year-event.ts';
import type { Reason } from './codes.ts';

/** E4.3, E1.8 */
export function noHeirGift(
  state: XerxesState,
  seat: Seat,
  { min, to }: { readonly min: number; readonly to: readonly number[] },
  counts: readonly number[],
): Reason {
  if (counts.length !== to.length) return null;
  const full = counts.findIndex((count, resource) => count > room(state.seats[seat], resource));
  if (full >= 0) return refuse('store-full', 'E1.8', { resource: full, most: STORE });
  return refuse('gift-number', 'E4.3', { count: min });
}

/** E7.4 */
export function noBonus(components: Components, state: XerxesState, seat: Seat, resource: number): Reason {
  if (!isResource(state, resource)) return null;
  return isStopped(components, state, seat, resource)
    ? refuse('event-stops', 'E7.4', { resource })
    : refuse('store-full', 'E1.8', { resource, most: STORE });
}

/** E11.3 */
export function noRobbery(state: XerxesState, seat: Seat, option: number): Reason {
  const victim = Rob.victim(option);
  const resource = Rob.resource(option);
  if (state.seats[victim] === undefined || !isResource(state, resource)) return null;
  if (victim === seat) return refuse('not-a-rival', 'E11.3');
  if (state.seats[victim].resources[resource] === 0) return refuse('rival-has-none', 'E11.3', { resource });
  return refuse('store-full', 'E1.8', { resource, most: STORE });
}

/** E11.4 */
export function noGift(state: XerxesState, seat: Seat, option: number): Reason {
  const pair = Pair.resources(option);
  if (!pair.every((resource) => isResource(state, resource)) || pair[0] > pair[1]) return null;
  const { resources } = state.seats[seat];
  const short = pair.find(
    (resource) => resources[resource] < pair.filter((kind) => kind === resource).length,
  );
  return short === undefined
    ? refuse('store-full', 'E11.4', { resource: pair[0], most: STORE })
    : refuse('none-held', 'E11.4', { resource: short });
}

export function noTake(state: XerxesState, seat: Seat, given: number, option: number): Reason {
  const pair = Pair.resources(option);
  if (!pair.every((resource) => isResource(state, resource)) || pair[0] > pair[1]) return null;
  const gone = Pair.resources(given);
  if (pair.some((resource) => gone.includes(resource))) return refuse('given-kind', 'E11.4');
  const full = pair.find(
    (resource) => room(state.seats[seat], resource) < pair.filter((kind) => kind === resource).length,
  );
  return full === undefined ? null : refuse('store-full', 'E1.8', { resource: full, most: STORE });
}

export function isResource(state: XerxesState, resource: number): boolean {
  return state.seats[0].resources[resource] !== undefined;
}
