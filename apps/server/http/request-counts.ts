/** At most this many addresses are remembered: the oldest are forgotten first. */
const MOST = 5000;

interface Window {
  /** How many requests came since then. */
  current: number;
  readonly since: number;
}

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Where the rate limit counts: as in the plugin's own store, but by a clock that is never set back. Otherwise windows
 * would last until the old time is reached again.
 */
export class RequestCounts {
  /** By address; the oldest window is the first. */
  readonly #windows = new Map<string, Window>();

  incr(address: string, told: Told, timeWindow: number): void {
    const now = performance.now();
    for (const [old, { since }] of this.#windows) {
      if (now - since < timeWindow && this.#windows.size <= MOST) break;
      this.#windows.delete(old);
    }
    const window = this.#windows.get(address) ?? { current: 0, since: now };
    window.current++;
    this.#windows.set(address, window);
    told(null, { current: window.current, ttl: timeWindow - (now - window.since) });
  }

  /** For a route with a limit of its own. */
  child(): RequestCounts {
    return new RequestCounts();
  }
}
