/** Carried out when it is its turn; says when it is done, and never throws. */
export type Task = (done: () => void) => void;

/** Tasks one after the other. On the way of every answer: that is why there are no promises here. */
export class SerialQueue {
  readonly #waiting: Task[] = [];
  #busy = false;
  #going = false;

  take(task: Task): void {
    this.#waiting.push(task);
    this.#go();
  }

  /** The same for a task that may wait. */
  promised<T>(task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.take((done) => void task().then(resolve, reject).finally(done)),
    );
  }

  get busy(): boolean {
    return this.#busy;
  }

  #go(): void {
    // A task that is done at once comes back here: the loop below goes on with the next.
    if (this.#going) return;
    this.#going = true;
    while (!this.#busy) {
      const task = this.#waiting.shift();
      if (task === undefined) break;
      this.#busy = true;
      task(this.#done);
    }
    this.#going = false;
  }

  readonly #done = (): void => {
    this.#busy = false;
    this.#go();
  };
}
