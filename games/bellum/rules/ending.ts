import { type Outcome, rankBy, type Seat } from '@triptych/kernel';
import type { EndReason } from '../events.ts';
import { type BellumState, NONE } from '../state.ts';
import { fillRealm } from './cards.ts';
import { beginDay } from './horde.ts';
import { afterCaptain, type Play } from './play.ts';

/** B4.11: this many chests after the attacks end the game. */
export const CHESTS_TO_END = 10;
/** B7.2 */
export const LAST_DAY = 100;

/** B4.11: after the attacks the game is over, or recruiting begins. */
export function endAttacks(play: Play): void {
  const { state } = play;
  if (state.castles.some((castle) => castle.chests.length >= CHESTS_TO_END)) {
    endGame(play, 'chests');
    return;
  }
  state.phase = 'recruit';
  state.served = 0;
}

/** B6.1, B6.2 */
export function endDay(play: Play): void {
  const { state } = play;
  if (state.day === LAST_DAY) {
    endGame(play, 'lastDay');
    return;
  }
  fillRealm(play);
  beginDay(play, afterCaptain(state, 1));
}

/** B7.1: all chests are opened and counted. */
export function endGame({ state, emit }: Pick<Play, 'state' | 'emit'>, reason: EndReason): void {
  state.phase = 'over';
  state.turn = NONE;
  emit?.({ type: 'gameEnded', reason }, 'all');
  if (emit === undefined) return;
  for (let seat = 0; seat < state.castles.length; seat++) {
    const values = state.castles[seat].chests.map((chest) => state.chestValues[chest]);
    emit({ type: 'chestsCounted', seat, values, total: treasure(state, seat) }, 'all');
  }
}

export function treasure(state: BellumState, seat: Seat): number {
  return state.castles[seat].chests.reduce((sum, chest) => sum + state.chestValues[chest], 0);
}

/** B7.1: most value, then more chests, then the win is shared. */
export function outcome(state: BellumState): Outcome | null {
  if (state.phase !== 'over') return null;
  const values = state.castles.map((castle, seat) => ({
    value: treasure(state, seat),
    chests: castle.chests.length,
  }));
  return rankBy(values, ['value', 'chests']);
}
