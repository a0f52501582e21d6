import { untrack } from 'svelte';

/** How a result is shown step by step. */
interface StepTiming {
  readonly steps: number;
  /** Milliseconds until the next step; 0 shows all at once; null waits for the reader. */
  readonly interval: number | null;
  /** Milliseconds until the first step. */
  readonly first?: number;
}

/**
 * A result shown step by step, automatically or when the reader clicks. Must be created during component
 * initialisation.
 */
export class ResultSteps {
  #passed = $state(0);
  readonly #timing: () => StepTiming;

  /** `done` is called once, when everything is shown. */
  constructor(timing: () => StepTiming, done: () => void) {
    this.#timing = timing;
    $effect(() => {
      if (this.all) return undefined;
      const { interval, first = interval } = timing();
      const wait = this.shown === 0 ? first : interval;
      if (wait === null) return undefined;
      const timer = setTimeout(() => this.next(), wait);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // What it reads must not trigger it again.
      if (this.all) untrack(done);
    });
  }

  get shown(): number {
    const { steps, interval } = this.#timing();
    return interval === 0 ? steps : Math.min(this.#passed, steps);
  }

  get all(): boolean {
    return this.shown === this.#timing().steps;
  }

  next(): void {
    this.#passed = this.shown + 1;
  }

  finish(): void {
    this.#passed = this.#timing().steps;
  }
}
