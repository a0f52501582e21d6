import type { Rng } from '@triptych/kernel';

/** A random index, weighted by the list's values. */
export function drawWeighted(weights: readonly number[], rng: Rng): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let ticket = (rng.below(2 ** 30) / 2 ** 30) * all;
  for (let at = 0; at < weights.length; at++) {
    ticket -= weights[at];
    if (ticket < 0) return at;
  }
  return weights.length - 1;
}
