import type { Seat } from '@triptych/kernel';
import { type CityId, NONE } from '../content/components.ts';
import { ACTION, ORDERS_PER_YEAR, WAIT } from '../content/symbols.ts';
import type { Idle } from '../events.ts';
import { NO_TILE, RECRUIT } from '../state.ts';
import { canPay, eliminateThreat, mayEliminate } from './elimination.ts';
import { afterFirst, type Play, type Waits } from './play.ts';
import { campOf, replaceRecruit, weakestIn } from './tiles.ts';
import { offerTitans } from './titan-hunt.ts';
import { anyRages } from './titans.ts';

/** X3.1: all orders are revealed together. */
export function revealOrders({ state, emit }: Play, orders: readonly (readonly number[])[]): void {
  for (let seat = 0; seat < orders.length; seat++) {
    for (let order = 0; order < ORDERS_PER_YEAR; order++)
      state.lords[seat].orders[order] = orders[seat][order];
  }
  emit?.({ type: 'ordersRevealed', orders }, 'all');
  state.order = 0;
  state.served = 0;
}

/** X3.3: everybody's first order, then everybody's second, to the sixth. False: all have been carried out. */
export function carryOutOrders(play: Play): Waits {
  const { state } = play;
  for (; state.order < ORDERS_PER_YEAR; state.order++) {
    for (; state.served < state.lords.length; state.served++) {
      if (carryOutOrder(play, afterFirst(state, state.served))) return true;
    }
    state.served = 0;
  }
  return false;
}

export function carryOutOrder(play: Play, seat: Seat): Waits {
  const { state, emit } = play;
  const { orders, city } = state.lords[seat];
  const order = orders[state.order];
  switch (order) {
    case ACTION:
      return act(play, seat, city);
    case WAIT:
      emit?.({ type: 'waited', seat, order: state.order, city }, 'all');
      return false;
    default:
      move(play, seat, order);
      return false;
  }
}

/** X4.1: along the road of that colour; without one the order lapses. */
function move({ components, state, emit }: Play, seat: Seat, colour: number): void {
  const lord = state.lords[seat];
  const from = lord.city;
  const city = components.leadsTo[colour][from];
  if (city === NONE) {
    emit?.({ type: 'noRoad', seat, order: state.order, city: from, colour }, 'all');
    return;
  }
  lord.city = city;
  emit?.({ type: 'moved', seat, order: state.order, city, from, colour }, 'all');
}

/** X4.3 to X4.9: the effect of an action depends on the tile in the city. */
function act(play: Play, seat: Seat, city: CityId): Waits {
  const { state } = play;
  const side = state.sides[city];
  if (side === RECRUIT) {
    if (hasRecruited(play, seat, city)) idle(play, seat, 'alreadyRecruited');
    else recruit(play, seat, city);
    return false;
  }
  if (side === NO_TILE) {
    if (!anyRages(state)) idle(play, seat, 'noTile');
    else if (!mayEliminate(state, seat, city)) idle(play, seat, 'alreadyEliminated');
    else return offerTitans(play, seat);
    return false;
  }
  if (!mayEliminate(state, seat, city)) idle(play, seat, 'alreadyEliminated');
  else if (!canPay(play, seat, city)) idle(play, seat, 'unitsMissing');
  else return eliminateThreat(play, seat, city);
  return false;
}

/** X4.9 */
function idle({ state, emit }: Play, seat: Seat, why: Idle): void {
  emit?.({ type: 'idled', seat, order: state.order, city: state.lords[seat].city, why }, 'all');
}

/** X4.4 */
function hasRecruited({ state }: Play, seat: Seat, city: CityId): boolean {
  return ((state.lords[seat].recruited >> city) & 1) === 1;
}

/** X4.3: one unit, of the weakest class still there. */
function recruit(play: Play, seat: Seat, city: CityId): void {
  const { state, emit } = play;
  const unit = weakestIn(state, city);
  const lord = state.lords[seat];
  state.camps[campOf(city) + unit]--;
  lord.units[unit]++;
  lord.recruited |= 1 << city;
  emit?.({ type: 'recruited', seat, order: state.order, city, unit }, 'all');
  if (weakestIn(state, city) === NONE) replaceRecruit(play, city);
}
