import type { Seat } from '@triptych/kernel';
import type { Components } from '../content/components.ts';
import { ROUNDS } from '../rules/ending.ts';
import { position } from '../rules/play.ts';
import type { XerxesState } from '../state.ts';

/** E11.5: it costs no worker, so it happens at the first chance from its round on, or not at all. */
export function wantsClaim(components: Components, state: XerxesState, seat: Seat): boolean {
  return (
    state.round < ROUNDS &&
    state.round >= CLAIM_ROUND[state.order.length] &&
    positionGain(components, state, seat) > CLAIM_FROM
  );
}

const CLAIM_FROM = 0.1;
/**
 * By number of players: the round from which Lydia claims. Positions that give or bind forces matter once campaigns
 * begin; with four players somebody else may be faster.
 */
const CLAIM_ROUND: Readonly<Record<number, number>> = { 2: 2, 3: 2, 4: 1 };

/** By number of players: how many rounds a turn order is likely to last. */
const ORDER_HOLDS: Readonly<Record<number, number>> = { 3: 5, 4: 3 };

/** The worth of spending a worker on the turn order. With two players there is none. */
export function trackWorth(components: Components, state: XerxesState, seat: Seat): number {
  const years = ROUNDS - state.round;
  const players = state.order.length;
  if (years === 0 || players === 2) return -1;
  return positionGain(components, state, seat) * Math.min(years, ORDER_HOLDS[players]);
}

/** How much better than the present position the best one is. */
function positionGain(components: Components, state: XerxesState, seat: Seat): number {
  const worths = POSITION_WORTH[state.order.length];
  return Math.max(...worths) - worths[position(components, state, seat) - 1];
}

/** By number of players: what each position is worth in a round, as games of equal bots show. */
const POSITION_WORTH: Readonly<Record<number, readonly number[]>> = {
  2: [0.15, 0],
  3: [0, -0.1, 0.4],
  4: [0, 0.1, 0.3, 0.6],
};

/** By place from 1 on, for a seat that values the third place's force by this much more. */
export function positionWorths(players: number, force = 0): number[] {
  return POSITION_WORTH[players].map((worth, at) => (at === FORCE_PLACE - 1 ? worth + force : worth));
}

/** E7.3: the place that gives one more force. */
const FORCE_PLACE = 3;
