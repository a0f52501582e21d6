/** A token bucket: a burst of tokens, refilled over time. The time is passed in; it may be set back. */
export class Bucket {
  readonly #size: number;
  readonly #perMillisecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perMillisecond = perSecond / 1000;
    this.#left = size;
    this.#at = now;
  }

  /** Takes tokens, if there are as many. */
  take(now: number, number = 1): boolean {
    this.#left = this.#leftAt(now);
    this.#at = now;
    if (this.#left < number) return false;
    this.#left -= number;
    return true;
  }

  /** Whether it is full again. */
  full(now: number): boolean {
    return this.#leftAt(now) >= this.#size;
  }

  #leftAt(now: number): number {
    return Math.min(this.#size, this.#left + Math.max(0, now - this.#at) * this.#perMillisecond);
  }
}

const SWEEP_EVERY = 60_000;

/** One bucket per name; full ones are forgotten. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();
  #sweptAt = 0;

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  take(name: string, now: number, number = 1): boolean {
    if (Math.abs(now - this.#sweptAt) > SWEEP_EVERY) {
      for (const [old, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(old);
      this.#sweptAt = now;
    }
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      bucket = new Bucket(this.#size, this.#perSecond, now);
      this.#buckets.set(name, bucket);
    }
    return bucket.take(now, number);
  }
}
