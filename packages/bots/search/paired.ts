/** A few equal differences do not prove anything. */
const LEAST_VARIANCE = 1e-4;

/** How much more the values of one are than those of the other, pair by pair, and the standard error of that. */
export function paired(
  one: readonly number[],
  other: readonly number[],
  leastVariance = LEAST_VARIANCE,
): { readonly mean: number; readonly error: number } {
  const pairs = Math.min(one.length, other.length);
  if (pairs === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < pairs; at++) {
    const difference = one[at] - other[at];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / pairs;
  const variance = squares / pairs - mean * mean;
  return { mean, error: Math.sqrt(Math.max(variance, leastVariance) / pairs) };
}
