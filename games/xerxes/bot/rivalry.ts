import type { Seat } from '@triptych/kernel';
import type { XerxesState } from '../state.ts';
import { positionWorths } from './turn-order.ts';

/** E5.6: the rival who is ahead. */
export function strongest(state: XerxesState, rivals: readonly Seat[]): Seat {
  return [...rivals].sort((a, b) => state.seats[b].points - state.seats[a].points)[0];
}

/** E8.7: taken from the leading rivals, no more than they have. */
export function divideLoss(state: XerxesState, rivals: readonly Seat[], loss: number): number[] {
  const losses = rivals.map(() => 0);
  const left = rivals.map((rival) => state.seats[rival].points);
  for (let point = 0; point < loss; point++) {
    const target = left.indexOf(Math.max(...left));
    losses[target]++;
    left[target]--;
  }
  return losses;
}

/** E7.6: the best place for this seat, the worst for the leader. `force`: what one more force is worth besides. */
export function bestOrder(state: XerxesState, seat: Seat, force = 0): Seat[] {
  const players = state.order.length;
  const places = Array.from({ length: players }, (_, at) => at + 1);
  const worths = positionWorths(players, force);
  const byWorth = places.sort((a, b) => worths[b - 1] - worths[a - 1]);
  const behind = state.order
    .filter((other) => other !== seat)
    .sort((a, b) => state.seats[a].points - state.seats[b].points);
  const order: Seat[] = [];
  for (const [at, who] of [seat, ...behind].entries()) order[byWorth[at] - 1] = who;
  return order;
}
