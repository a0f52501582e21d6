/** Calls `done` when it is finished, and never throws. */
export type Task = (done: () => void) => void;

/**
 * Runs tasks one after the other. Every answer passes through here, so it uses callbacks instead of promises.
 */
export class SerialQueue {
  readonly #waiting: Task[] = [];
  #busy = false;
  #looping = false;
  #finished = 0;

  take(task: Task): void {
    this.#waiting.push(task);
    this.#runNext();
  }

  /** The same for an asynchronous task. */
  promised<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.take((done) => void task().then(resolve, reject).finally(done)),
    );
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** How many tasks have finished. */
  get finished(): number {
    return this.#finished;
  }

  #runNext(): void {
    // A task that finishes at once re-enters here; the loop below takes the next one.
    if (this.#looping) return;
    this.#looping = true;
    while (!this.#busy) {
      const task = this.#waiting.shift();
      if (task === undefined) break;
      this.#busy = true;
      task(this.#done);
    }
    this.#looping = false;
  }

  readonly #done = (): void => {
    this.#busy = false;
    this.#finished++;
    this.#runNext();
  };
}
