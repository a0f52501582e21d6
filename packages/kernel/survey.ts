import type { GameEvent } from './event.ts';

/** How finished games of one kind become statistics. */
export interface Survey<S = unknown, E extends GameEvent = GameEvent> {
  /** Enters one finished game: its last state, and everything that was told in it, in order. */
  count(tally: Tally, state: S, events: readonly E[]): void;
  /** The statistics of games with this many seats, labelled in a language; one not spoken here becomes English. */
  report(tally: Tally, seats: number, language: string): Report;
}

/** Numbers gathered from games, by name. Plain data: threads can send it, and tallies can be merged. */
export type Tally = Record<string, Sample>;

/** All that mean and confidence need to know of many numbers. */
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
  /** True: too long to read; for files. */
  readonly detail?: boolean;
}

export interface ReportRow extends Estimate {
  readonly id: string;
  readonly label: string;
  /** `share`: a part of 1, shown as per cent. */
  readonly unit: 'share' | 'number';
  /** What it should be, where that is known. */
  readonly fair?: number;
}

/** A mean and the interval that holds the true one with a chance of 95 %. */
export interface Estimate {
  /** How many numbers it rests on. */
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

/** Of numbers of any size. */
export function estimate(tally: Tally, name: string): Estimate {
  const { number, sum, squares } = tally[name] ?? NOTHING;
  if (number === 0) return { number, mean: 0, low: 0, high: 0 };
  const mean = sum / number;
  const variance = Math.max(0, squares / number - mean * mean);
  const margin = CONFIDENCE * Math.sqrt(variance / number);
  return { number, mean, low: mean - margin, high: mean + margin };
}

/** Of shares, numbers from 0 to 1: Wilson's interval, which stays within 0 and 1 and is right for rare things too. */
export function estimateShare(tally: Tally, name: string): Estimate {
  const { number, sum } = tally[name] ?? NOTHING;
  if (number === 0) return { number, mean: 0, low: 0, high: 1 };
  const mean = sum / number;
  const z = CONFIDENCE * CONFIDENCE;
  const centre = (mean + z / (2 * number)) / (1 + z / number);
  const margin = Math.sqrt((mean * (1 - mean) + z / (4 * number)) * (z / number)) / (1 + z / number);
  return { number, mean, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}
