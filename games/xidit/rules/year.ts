import { NONE } from '../content/components.ts';
import { beginCensus } from './census.ts';
import { endGame } from './assessments.ts';
import { afterFirst, type Play, type Waits } from './play.ts';
import { isCensusYear } from './variants.ts';

/** X3.1: everybody sets six orders; what was done in a city last year no longer counts (X4.4, X4.7). */
export function beginYear({ state, emit }: Play): void {
  state.year++;
  state.phase = 'orders';
  state.turn = NONE;
  state.order = 0;
  state.served = 0;
  for (const lord of state.lords) {
    lord.orders.length = 0;
    lord.recruited = 0;
    lord.eliminated = 0;
  }
  emit?.({ type: 'yearBegan', year: state.year, first: state.first }, 'all');
}

/** X8.1: after the orders, perhaps a census; then the year ends. */
export function endOrders(play: Play): void {
  if (isCensusYear(play.state)) {
    if (beginCensus(play)) return;
  }
  endYear(play);
}

/** X8.1, X8.2: the first-player marker passes to the left, except after the last year. */
export function endYear(play: Play): Waits {
  const { state } = play;
  if (state.year === state.setting.years) {
    endGame(play);
    return true;
  }
  state.first = afterFirst(state, 1);
  beginYear(play);
  return true;
}
