import type { Seat } from '@triptych/kernel';
import { type Components, NONE, type TitanId } from '../content/components.ts';
import { DECLINE, titanOf, titanOption } from '../questions.ts';
import type { XiditState } from '../state.ts';
import { payUnits } from './elimination.ts';
import { countUnits, type Play, type Waits } from './play.ts';
import { offerRewards } from './rewards.ts';
import { ragingTitans, removeTitan } from './titans.ts';

/** X4.8: raging titans that the seat can pay, or none of them. */
export function titanOptions(components: Components, state: XiditState, seat: Seat): number[] {
  const units = countUnits(state.lords[seat].units);
  const payable = ragingTitans(state).filter((titan) => components.titans[titan].cost <= units);
  return [DECLINE, ...payable.map(titanOption)];
}

/** X4.8: a player who cannot pay is asked too, because units are secret (X10.2). */
export function offerTitans(play: Play, seat: Seat): Waits {
  const { components, state, emit } = play;
  if (state.setting.openScreens && titanOptions(components, state, seat).length === 1) {
    emit?.(
      { type: 'idled', seat, order: state.order, city: state.lords[seat].city, why: 'unitsMissing' },
      'all',
    );
    return false;
  }
  state.phase = 'titan';
  state.turn = seat;
  return true;
}

export function answerTitan(play: Play, seat: Seat, option: number): Waits {
  const { state, emit } = play;
  if (option === DECLINE) {
    state.phase = 'orders';
    state.turn = NONE;
    emit?.({ type: 'titansLeft', seat, order: state.order, city: state.lords[seat].city }, 'all');
    return false;
  }
  const titan = titanOf(option);
  state.titan = titan;
  emit?.({ type: 'titanFaced', seat, order: state.order, city: state.lords[seat].city, titan }, 'all');
  const only = state.setting.openScreens ? onlyPayment(play, seat, titan) : null;
  if (only !== null) return payTitan(play, seat, only);
  state.phase = 'payment';
  return true;
}

/** The only way to pay, if there is just one: with everything, or from a single class. */
function onlyPayment({ components, state }: Play, seat: Seat, titan: TitanId): number[] | null {
  const { units } = state.lords[seat];
  const { cost } = components.titans[titan];
  if (countUnits(units) === cost) return [...units];
  const classes = units.filter((number) => number > 0);
  return classes.length === 1 ? units.map((number) => (number > 0 ? cost : 0)) : null;
}

/** X6.5: any units, as many as the titan costs. */
export function payTitan(play: Play, seat: Seat, units: readonly number[]): Waits {
  const { state, emit } = play;
  const { titan, order } = state;
  payUnits(state, seat, units);
  removeTitan(state, titan);
  emit?.({ type: 'titanEliminated', seat, order, city: state.lords[seat].city, titan, units }, 'all');
  return offerRewards(play, seat);
}
