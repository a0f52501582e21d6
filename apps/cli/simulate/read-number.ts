import { usageProblem } from '../problem.ts';
import type { Words } from '../words/index.ts';
import { simulateWords } from '../words/simulate.ts';

/** A whole number that was given with a flag. */
export function readNumber(flag: string, wanted: string, least: number, most: number, words: Words): number {
  const number = /^\d{1,9}$/.test(wanted) ? Number(wanted) : -1;
  if (number >= least && number <= most) return number;
  throw usageProblem(simulateWords[words.language].badNumber(flag, wanted, least, most));
}
