import type { Answer, Seat } from '@triptych/kernel';
import { BARDS } from '../content/symbols.ts';
import { answerCensusBards, answerCensusFloor, countCensus, handOutPrizes } from './census.ts';
import { carryOutOrders, revealOrders } from './orders.ts';
import { offerNow, type Play, type Waits } from './play.ts';
import { answerDummy, placeBards, raiseDummy, regionsFor, takeRewards } from './rewards.ts';
import { placeLord } from './set-up.ts';
import { answerTitan, payTitan } from './titan-hunt.ts';
import { endOrders, endYear } from './year.ts';

/** Executes a legal answer, and then everything that follows automatically. */
export function answer(play: Play, seat: Seat, given: Answer): void {
  const { state } = play;
  switch (state.phase) {
    case 'lords':
      return placeLord(play, seat, asOne(given));
    case 'censusBards':
      answerCensusBards(play, seat, asList(given));
      return goOnWithCensus(play);
    case 'censusFloor':
      answerCensusFloor(play, seat, asOne(given));
      return goOnWithCensus(play);
    default:
      if (answerWithinOrder(play, seat, given)) return;
      // The order is done: the next one follows.
      state.served++;
      runOrders(play);
  }
}

/** X4.5: the questions that an order can ask. */
export function answerWithinOrder(play: Play, seat: Seat, given: Answer): Waits {
  const { state } = play;
  switch (state.phase) {
    case 'rewards':
      return takeRewards(
        play,
        seat,
        asList(given).reduce((bits, reward) => bits | (1 << reward), 0),
      );
    case 'bards': {
      const shown = offerNow(play, seat)[BARDS];
      placeBards(play, seat, regionsFor(play.components, state, seat), asList(given), shown, false);
      return raiseDummy(play, seat);
    }
    case 'titan':
      return answerTitan(play, seat, asOne(given));
    case 'payment':
      return payTitan(play, seat, asList(given));
    case 'dummy':
      return answerDummy(play, seat, asOne(given));
    default:
      return true;
  }
}

/** X3.1, X7.2: all sealed answers at once. */
export function answerAll(play: Play, given: readonly (Answer | null)[]): void {
  const { state } = play;
  if (state.phase === 'census') {
    const shown = given.map((number) => (number === null ? 0 : asOne(number)));
    if (!countCensus(play, shown)) endYear(play);
    return;
  }
  revealOrders(
    play,
    given.map((orders) => asList(orders ?? [])),
  );
  runOrders(play);
}

function runOrders(play: Play): void {
  if (!carryOutOrders(play)) endOrders(play);
}

function goOnWithCensus(play: Play): void {
  if (!handOutPrizes(play)) endYear(play);
}

function asOne(given: Answer): number {
  return typeof given === 'number' ? given : given[0];
}

function asList(given: Answer): readonly number[] {
  return typeof given === 'number' ? [] : given;
}
