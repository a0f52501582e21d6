import type { Rng, Seat } from '@triptych/kernel';
import { NONE } from '../content/components.ts';
import { ACTION, COLOURS, ORDERS_PER_YEAR, WAIT } from '../content/symbols.ts';
import { canPay } from '../rules/elimination.ts';
import type { Play } from '../rules/play.ts';
import { RECRUIT, THREAT } from '../state.ts';

/** A likely program: a walk that acts wherever there is something to recruit or to eliminate. */
export function guessProgram(play: Play, seat: Seat, rng: Rng): number[] {
  const { components, state } = play;
  const orders: number[] = [];
  let { city } = state.lords[seat];
  let visited = 0;
  let cameBy = NONE;
  while (orders.length < ORDERS_PER_YEAR) {
    const useful =
      state.sides[city] === RECRUIT || (state.sides[city] === THREAT && canPay(play, seat, city));
    if (useful && ((visited >> city) & 1) === 0) {
      visited |= 1 << city;
      orders.push(ACTION);
      cameBy = NONE;
      continue;
    }
    const turn = rng.below(COLOURS.length);
    let chosen = NONE;
    for (let step = 0; step < COLOURS.length; step++) {
      const colour = (turn + step) % COLOURS.length;
      const end = components.leadsTo[colour][city];
      if (end === NONE || colour === cameBy) continue;
      if (chosen === NONE || state.sides[end] === RECRUIT) chosen = colour;
    }
    if (chosen === NONE) chosen = cameBy;
    orders.push(chosen === NONE ? WAIT : chosen);
    if (chosen !== NONE) city = components.leadsTo[chosen][city];
    cameBy = chosen;
  }
  return orders;
}
