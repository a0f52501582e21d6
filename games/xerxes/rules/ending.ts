import type { Seat } from '@triptych/kernel';
import type { EndReason } from '../events.ts';
import { NONE, type XerxesState } from '../state.ts';
import { isSolo, type Play } from './play.ts';

/** E1.1 */
export const ROUNDS = 7;
/** E10.1 */
export const POINTS_TO_END = 25;

export function endGame({ state, emit }: Pick<Play, 'state' | 'emit'>, reason: EndReason): void {
  state.phase = 'over';
  state.turn = NONE;
  emit?.({ type: 'gameEnded', reason }, 'all');
}

/** E10.1: whether the game is over with this round; if so, it ends. */
export function endsWithRound(play: Play): boolean {
  const { state } = play;
  if (state.seats.some(({ points }) => points >= POINTS_TO_END)) endGame(play, 'points');
  else if (state.round === ROUNDS) endGame(play, isSolo(state) ? 'goalsMissed' : 'lastRound');
  return state.phase === 'over';
}

/** E7.6: the owner of the turn-order space gives everybody a position. */
export function asksForOrder({ state }: Play): boolean {
  state.turn = state.claim;
  return state.claim !== NONE;
}

export function setOrder({ state, emit }: Play, seat: Seat, order: readonly Seat[]): void {
  state.order = [...order];
  state.claim = NONE;
  emit?.({ type: 'orderSet', seat, order: [...order] }, 'all');
}

export function buildingsOf({ buildings }: XerxesState, seat: Seat): number {
  let number = 0;
  for (const owner of buildings) if (owner === seat) number++;
  return number;
}
