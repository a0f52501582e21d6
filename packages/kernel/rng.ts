/** The only source of randomness that rules may use; it is always passed in. */
export interface Rng {
  /** A whole number from 0 to n − 1, all equally likely. n is from 1 to 2³². */
  below(n: number): number;
}

/** Shuffles in place (Fisher–Yates) and returns the same array. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    const item = items[last];
    items[last] = items[other];
    items[other] = item;
  }
  return items;
}

export function pick<T>(items: readonly T[], rng: Rng): T {
  return items[rng.below(items.length)];
}
