import type { Seat } from '@triptych/kernel';
import { answerWithinOrder } from '../rules/answering.ts';
import { carryOutOrder, carryOutOrders, revealOrders } from '../rules/orders.ts';
import type { Play, Waits } from '../rules/play.ts';
import { cloneState, copyState, type XiditState } from '../state.ts';
import { choose } from './choices.ts';

/** Runs years, or single orders, on its own state: events are dropped, and the quick policy answers questions. */
export class YearRunner {
  readonly play: Play;

  constructor({ components, tiles, state, rng }: Play) {
    this.play = { components, tiles, state: cloneState(state), rng, emit: undefined };
  }

  /**
   * Runs a whole year with these programs, by seat, from a position that asks for orders, up to the census. The result
   * is the state of `play`, which the next run reuses.
   */
  runYear(from: XiditState, programs: readonly (readonly number[])[]): void {
    const { state } = this.play;
    copyState(from, state);
    revealOrders(this.play, programs);
    while (carryOutOrders(this.play)) {
      this.#answerAll();
      state.served++;
    }
  }

  /** One order of one lord; the others do nothing. */
  runOrder(from: XiditState, seat: Seat, place: number, order: number): void {
    const { state } = this.play;
    copyState(from, state);
    if (carryOutOrderAs(this.play, seat, place, order)) this.#answerAll();
  }

  #answerAll(): void {
    const { state } = this.play;
    while (answerWithinOrder(this.play, state.turn, choose(this.play, state.turn)));
  }
}

/** Executes one order of one lord, at its place in a program. */
export function carryOutOrderAs(play: Play, seat: Seat, place: number, order: number): Waits {
  const { state } = play;
  state.order = place;
  state.lords[seat].orders[place] = order;
  return carryOutOrder(play, seat);
}
