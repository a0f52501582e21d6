import { FastRng, type Rng } from '@triptych/kernel';

/** Spreads the numbers of moments over all seeds. */
const SPREAD = 0x9e3779b9;

/**
 * Luck that belongs to the days, rounds or years of a world: however often chance was asked before, the next day
 * brings the same. So answers that are tried in one world differ by what they do, not by other rolls of the dice.
 */
export class LuckOfMoments implements Rng {
  readonly #seed: number;
  readonly #momentOf: () => number;
  #moment = Number.NaN;
  #rng: FastRng;

  constructor(seed: number, momentOf: () => number) {
    this.#seed = seed;
    this.#momentOf = momentOf;
    this.#rng = new FastRng(seed);
  }

  below(n: number): number {
    const now = this.#momentOf();
    if (now !== this.#moment) {
      this.#moment = now;
      this.#rng = new FastRng(this.#seed + Math.imul(now, SPREAD));
    }
    return this.#rng.below(n);
  }
}
