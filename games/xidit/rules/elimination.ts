import type { Seat } from '@triptych/kernel';
import { type CityId, NONE } from '../content/components.ts';
import { UNITS } from '../content/symbols.ts';
import type { XiditState } from '../state.ts';
import type { Play, Waits } from './play.ts';
import { offerRewards } from './rewards.ts';

/** X4.7: one threat or titan per city and year. */
export function mayEliminate(state: XiditState, seat: Seat, city: CityId): boolean {
  return ((state.lords[seat].eliminated >> city) & 1) === 0;
}

/** X4.5, X4.6: exactly the classes that the threat needs. */
export function canPay({ tiles, state }: Play, seat: Seat, city: CityId): boolean {
  const { asks } = tiles[city];
  const { units } = state.lords[seat];
  for (let of = 0; of < UNITS.length; of++) if (units[of] < asks[of]) return false;
  return true;
}

/** X4.5 */
export function eliminateThreat(play: Play, seat: Seat, city: CityId): Waits {
  const { tiles, state, emit } = play;
  const { asks } = tiles[city];
  state.titan = NONE;
  payUnits(state, seat, asks);
  emit?.({ type: 'threatEliminated', seat, order: state.order, city, tile: city, units: asks }, 'all');
  return offerRewards(play, seat);
}

/** Units go back to the barracks, and the city is used for this year (X4.7). */
export function payUnits(state: XiditState, seat: Seat, units: readonly number[]): void {
  const lord = state.lords[seat];
  for (let of = 0; of < UNITS.length; of++) {
    lord.units[of] -= units[of];
    state.barracks[of] += units[of];
  }
  lord.eliminated |= 1 << lord.city;
}
