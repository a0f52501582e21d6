import { refuse, type Seat } from '@triptych/kernel';
import { ABILITY_RULE, SATRAPS } from '../../content/things.ts';
import type { XerxesState } from '../../state.ts';
import { isSolo, mayUse } from '../play.ts';
import type { Reason } from './codes.ts';

/** E11: why the special ability cannot be used in this turn. */
export function noAbility(state: XerxesState, seat: Seat): Reason {
  if (mayUse(state, seat, 'lydia')) return noTrack(state, 'E11.5');
  return refuse('no-ability', ABILITY_RULE[SATRAPS[state.seats[seat].satrap]]);
}

/** E7.6, E12.2: the turn-order space is taken, or there is none. */
export function noTrack(state: XerxesState, rule: 'E7.6' | 'E11.5'): Reason {
  return isSolo(state) ? refuse('no-track-alone', 'E12.2') : refuse('track-taken', rule);
}
