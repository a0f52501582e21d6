/** A second tap this soon was meant for what was there before (milliseconds). */
const DOUBLE_TAP = 500;

/** Keeps the second of two quick taps from pressing a button that has just appeared under the finger. */
export class TapGuard {
  #tappedAt = Number.NEGATIVE_INFINITY;

  /** A button was pressed that gives way to others. */
  tapped(now = performance.now()): void {
    this.#tappedAt = now;
  }

  /** `detail`: of the click; a key has 0, and does not tap twice. */
  swallows({ detail }: { readonly detail: number }, now = performance.now()): boolean {
    return detail > 0 && now - this.#tappedAt < DOUBLE_TAP;
  }
}
