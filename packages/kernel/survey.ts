import type { GameEvent } from './event.ts';

/** How finished games become statistics. */
export interface Survey<S = unknown, E extends GameEvent = GameEvent> {
  /** Adds a finished game: its final state and all its events, in order. */
  count(tally: Tally, state: S, events: readonly E[]): void;
  /**
   * The statistics of games with this many seats, labelled in a language; unsupported ones fall back to
   * English.
   */
  report(tally: Tally, seats: number, language: string): Report;
}

/** Numbers from games, by name. Plain data: threads can send tallies, and tallies can be merged. */
export type Tally = Record<string, Sample>;

/** Everything needed for a mean and its confidence interval. */
export interface Sample {
  number: number;
  sum: number;
  squares: number;
}

export interface Report {
  readonly sections: readonly ReportSection[];
}

export interface ReportSection {
  /** The same in every language. */
  readonly id: string;
  readonly title: string;
  readonly rows: readonly ReportRow[];
  /** True: too long to read on screen; for files. */
  readonly detail?: boolean;
}

export interface ReportRow extends Estimate {
  readonly id: string;
  readonly label: string;
  /** `share`: a fraction of 1, shown as a percentage. */
  readonly unit: 'share' | 'number';
  /** The expected value, if it is known. */
  readonly fair?: number;
}

/** A mean with its 95 % confidence interval. */
export interface Estimate {
  /** The sample size. */
  readonly number: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function addTo(tally: Tally, name: string, value: number): void {
  tally[name] ??= { number: 0, sum: 0, squares: 0 };
  const sample = tally[name];
  sample.number++;
  sample.sum += value;
  sample.squares += value * value;
}

export function mergeTally(into: Tally, from: Tally): void {
  for (const [name, { number, sum, squares }] of Object.entries(from)) {
    into[name] ??= { number: 0, sum: 0, squares: 0 };
    into[name].number += number;
    into[name].sum += sum;
    into[name].squares += squares;
  }
}

const NOTHING: Readonly<Sample> = { number: 0, sum: 0, squares: 0 };

/** The quantile of the normal distribution for 95 %. */
const CONFIDENCE = 1.96;

/** For numbers of any size. */
export function estimate(tally: Tally, name: string): Estimate {
  const { number, sum, squares } = tally[name] ?? NOTHING;
  if (number === 0) return { number, mean: 0, low: 0, high: 0 };
  const mean = sum / number;
  const variance = Math.max(0, squares / number - mean * mean);
  const margin = CONFIDENCE * Math.sqrt(variance / number);
  return { number, mean, low: mean - margin, high: mean + margin };
}

/** For shares from 0 to 1: Wilson's interval, which stays within 0 and 1 and holds for rare events too. */
export function estimateShare(tally: Tally, name: string): Estimate {
  const { number, sum } = tally[name] ?? NOTHING;
  if (number === 0) return { number, mean: 0, low: 0, high: 1 };
  const mean = sum / number;
  const z = CONFIDENCE * CONFIDENCE;
  const centre = (mean + z / (2 * number)) / (1 + z / number);
  const margin = Math.sqrt((mean * (1 - mean) + z / (4 * number)) * (z / number)) / (1 + z / number);
  return { number, mean, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}
