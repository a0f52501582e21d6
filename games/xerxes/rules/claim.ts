import type { Seat } from '@triptych/kernel';
import { NONE, type XerxesState } from '../state.ts';
import { isSolo, mayUse, type Play, useAbility } from './play.ts';

/** E3.3, E12.2: one worker a round, and none in a solo game. */
export function trackIsFree(state: XerxesState): boolean {
  return !isSolo(state) && state.claim === NONE;
}

/** E11.5: in any own turn of the round, while the space is free. */
export function mayClaim(state: XerxesState, seat: Seat): boolean {
  return mayUse(state, seat, 'lydia') && trackIsFree(state);
}

/** E11.5: the space is taken without a worker; the turn continues. */
export function claimTrack(play: Play, seat: Seat): void {
  useAbility(play, seat);
  play.state.claim = seat;
  play.emit?.({ type: 'trackClaimed', seat }, 'all');
}
