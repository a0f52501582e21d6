/** Something that waits for a thread, on behalf of a table. */
interface Waiting {
  readonly table: string;
  readonly wake: () => void;
}

/** What a table has used counts for half as much after so many milliseconds. */
const FORGETTING = 10_000;

/**
 * Whose bots think next: those of the table whose bots have thought least of late; among equals, who came first. So a
 * table of masters waits for itself, and not a person at another table for it.
 */
export class FairQueue {
  readonly #waiting: Waiting[] = [];
  readonly #used = new Map<string, { time: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get length(): number {
    return this.#waiting.length;
  }

  wait(table: string): Promise<void> {
    return new Promise((wake) => this.#waiting.push({ table, wake }));
  }

  /** Lets the next one go on. */
  next(): void {
    let best = 0;
    for (let at = 1; at < this.#waiting.length; at++) {
      if (this.#usedBy(this.#waiting[at].table) < this.#usedBy(this.#waiting[best].table)) best = at;
    }
    const [chosen] = this.#waiting.splice(best, 1);
    chosen?.wake();
  }

  /** So long a bot of this table has thought, in milliseconds. */
  spent(table: string, time: number): void {
    this.#used.set(table, { time: this.#usedBy(table) + time, at: this.#now() });
    for (const [other, { at }] of this.#used)
      if (this.#now() - at > 10 * FORGETTING) this.#used.delete(other);
  }

  wakeAll(): void {
    for (const { wake } of this.#waiting.splice(0)) wake();
  }

  #usedBy(table: string): number {
    const used = this.#used.get(table);
    return used === undefined ? 0 : used.time * 0.5 ** ((this.#now() - used.at) / FORGETTING);
  }
}
