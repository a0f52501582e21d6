import type { Seat } from '@triptych/kernel';
import { NONE } from '../content/components.ts';
import { ACTION, COLOURS, ORDERS_PER_YEAR } from '../content/symbols.ts';
import { canPay, mayEliminate } from '../rules/elimination.ts';
import { countUnits, type Play } from '../rules/play.ts';
import { anyRages } from '../rules/titans.ts';
import { copyState, NO_TILE, RECRUIT, type XiditState } from '../state.ts';
import { EVEN, type Taste, worthOf } from './worth.ts';
import { carryOutOrderAs, YearRunner } from './year-runner.ts';

/** A program of six orders, and the seat's position after it. */
export interface Plan {
  readonly orders: readonly number[];
  readonly worth: number;
}

const CHEAPEST_TITAN = 3;

/** Whether an action would help this seat here and now. */
export function actionHelps(play: Play, seat: Seat): boolean {
  const { state } = play;
  const { city, recruited, units } = state.lords[seat];
  if (state.sides[city] === RECRUIT) return ((recruited >> city) & 1) === 0;
  if (!mayEliminate(state, seat, city)) return false;
  if (state.sides[city] === NO_TILE) return anyRages(state) && countUnits(units) >= CHEAPEST_TITAN;
  return canPay(play, seat, city);
}

/** Searches good programs for one seat by trying what its lord could do if the others did nothing. */
export class Planner {
  /** One for the start and one per order: actions are tried on a copy. */
  readonly #runners: readonly YearRunner[];
  readonly #taste: Taste;
  readonly #orders: number[] = [];
  #plans: Plan[] = [];
  #seat: Seat = NONE;
  #most = 0;

  constructor(play: Play, taste = EVEN) {
    this.#taste = taste;
    this.#runners = Array.from({ length: ORDERS_PER_YEAR + 1 }, () => new YearRunner(play));
  }

  /** The best programs, best first, at most `most`. */
  plan(from: XiditState, seat: Seat, most: number): readonly Plan[] {
    this.#seat = seat;
    this.#most = most;
    this.#plans = [];
    const [{ play }] = this.#runners;
    copyState(from, play.state);
    this.#tryFrom(play, 0, NONE);
    return this.#plans;
  }

  /** Tries every order that may help at this place of the program, except going straight back. */
  #tryFrom(play: Play, place: number, cameBy: number): void {
    const { components, state } = play;
    if (place === ORDERS_PER_YEAR) {
      this.#note(worthOf(play, this.#seat, this.#taste));
      return;
    }
    if (actionHelps(play, this.#seat)) this.#tryAction(state, place);
    const lord = state.lords[this.#seat];
    const { city } = lord;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (colour === cameBy || components.leadsTo[colour][city] === NONE) continue;
      this.#orders[place] = colour;
      carryOutOrderAs(play, this.#seat, place, colour);
      this.#tryFrom(play, place + 1, colour);
      // A move changes only where the lord is, so it is reverted instead of tried on a copy.
      lord.city = city;
    }
  }

  #tryAction(state: XiditState, place: number): void {
    const runner = this.#runners[place + 1];
    this.#orders[place] = ACTION;
    runner.runOrder(state, this.#seat, place, ACTION);
    this.#tryFrom(runner.play, place + 1, NONE);
  }

  #note(worth: number): void {
    const plans = this.#plans;
    if (plans.length === this.#most && worth <= plans[plans.length - 1].worth) return;
    const at = plans.findIndex((plan) => plan.worth < worth);
    plans.splice(at < 0 ? plans.length : at, 0, { orders: [...this.#orders], worth });
    if (plans.length > this.#most) plans.pop();
  }
}
