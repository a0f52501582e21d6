/** Waits until something is true. Whatever may have changed that wakes it. */
export class Waiting {
  readonly #waiting = new Set<() => void>();

  wake(): void {
    for (const wake of this.#waiting) wake();
  }

  until(is: () => boolean, what: () => string, limit = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`timed out: ${what()}`));
      }, limit);
      const look = (): void => {
        if (!is()) return;
        end();
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }
}
