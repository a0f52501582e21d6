import type { PackProblem } from '@triptych/kernel';
import { problem } from '../pack-problems.ts';
import { SYMBOLS, type Symbol } from '../symbols.ts';
import { countSymbol } from '../weights.ts';

/** Exactly these symbols must appear on a side. */
export function checkSymbols(
  path: string,
  rule: string,
  rows: readonly string[],
  wanted: readonly Symbol[],
): PackProblem[] {
  return SYMBOLS.flatMap((symbol) => {
    const found = countSymbol(rows, symbol) > 0;
    if (found === wanted.includes(symbol)) return [];
    return [problem(path, rule, found ? 'symbol-not-here' : 'symbol-missing', { symbol })];
  });
}
