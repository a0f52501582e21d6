/** Something that waits for a thread, on behalf of a table. */
interface Waiting {
  readonly table: string;
  readonly wake: () => void;
}

/** After this many milliseconds, the time a table has used counts half. */
const FORGETTING = 10_000;

/**
 * Decides whose bots think next: those of the table that has used the least time recently; among equals, first come,
 * first served. So a table of masters slows down itself, not people at other tables.
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

  /** Admits the next one. */
  next(): void {
    let best = 0;
    for (let at = 1; at < this.#waiting.length; at++) {
      if (this.#usedBy(this.#waiting[at].table) < this.#usedBy(this.#waiting[best].table)) best = at;
    }
    const [chosen] = this.#waiting.splice(best, 1);
    chosen?.wake();
  }

  /** Records how long a bot of this table has thought, in milliseconds. */
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
