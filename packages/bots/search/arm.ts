import type { Answer } from '@triptych/kernel';
import { paired } from './paired.ts';
import { Yield } from './wants.ts';

/** One answer under trial, and its results so far: one value for each world it was tried in. */
export class Arm {
  readonly answer: Answer;
  readonly values: number[] = [];
  /** The sum of every seat's values. */
  readonly totals: number[];
  readonly brings = new Yield();
  sum = 0;

  constructor(answer: Answer, seats: number) {
    this.answer = answer;
    this.totals = Array.from({ length: seats }, () => 0);
  }

  get mean(): number {
    return this.values.length === 0 ? 0 : this.sum / this.values.length;
  }

  add(value: number, ofSeats: readonly number[]): void {
    this.values.push(value);
    this.sum += value;
    for (let seat = 0; seat < ofSeats.length; seat++) this.totals[seat] += ofSeats[seat];
  }
}

/** By how much an arm is worse than the best one, in the worlds in which both were tried, and how sure that is. */
export function behindBest(arm: Arm, best: Arm): { readonly behind: number; readonly error: number } {
  const { mean, error } = paired(best.values, arm.values);
  return { behind: Math.max(0, mean), error };
}

/** Whether an arm has proved worse than the best one: both were tried in the same worlds. */
export function isClearlyWorse(arm: Arm, best: Arm, errors: number): boolean {
  const { mean, error } = paired(best.values, arm.values);
  return mean > errors * error;
}

/** Two answers are as good as equal if they differ by less than this share of a win, two standard errors included. */
const EQUAL = 0.002;
const EQUAL_ERRORS = 2;

/** Whether an arm has proved as good as the best one, so that it makes no difference which of them is chosen. */
export function isAsGood(arm: Arm, best: Arm): boolean {
  const { mean, error } = paired(best.values, arm.values);
  return Math.abs(mean) + EQUAL_ERRORS * error < EQUAL;
}
