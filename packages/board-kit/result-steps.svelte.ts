import { untrack } from 'svelte';

/** How a result is told step by step. */
interface Telling {
  /** How many steps there are. */
  readonly steps: number;
  /** How long until the next step, in milliseconds; 0 tells all at once. */
  readonly pace: number;
  /** How long until the first one. */
  readonly first?: number;
}

/** A result that is told step by step, by itself or as fast as the reader wants; made while a component is. */
export class ResultSteps {
  #passed = $state(0);
  readonly #telling: () => Telling;

  /** `done` is called once, when all is told. */
  constructor(telling: () => Telling, done: () => void) {
    this.#telling = telling;
    $effect(() => {
      if (this.all) return undefined;
      const { pace, first = pace } = telling();
      const timer = setTimeout(() => this.next(), this.shown === 0 ? first : pace);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      // Whatever it reads is not a reason to call it again.
      if (this.all) untrack(done);
    });
  }

  /** How many steps are told. */
  get shown(): number {
    const { steps, pace } = this.#telling();
    return pace === 0 ? steps : Math.min(this.#passed, steps);
  }

  get all(): boolean {
    return this.shown === this.#telling().steps;
  }

  next(): void {
    this.#passed = this.shown + 1;
  }

  finish(): void {
    this.#passed = this.#telling().steps;
  }
}
