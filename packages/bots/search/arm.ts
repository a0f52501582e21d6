import type { Answer } from '@triptych/kernel';

/** One answer under trial, and its results so far: one value for each world it was tried in. */
export class Arm {
  readonly answer: Answer;
  readonly values: number[] = [];
  /** The sum of every seat's values. */
  readonly totals: number[];
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

/** Whether an arm has proved worse than the best one: both were tried in the same worlds. */
export function isClearlyWorse(arm: Arm, best: Arm, errors: number): boolean {
  const worlds = Math.min(arm.values.length, best.values.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const difference = best.values[world] - arm.values[world];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  const variance = squares / worlds - mean * mean;
  return mean > errors * Math.sqrt(Math.max(variance, LEAST_VARIANCE) / worlds);
}

/** A few equal differences do not prove anything. */
const LEAST_VARIANCE = 1e-4;
