import type { Seat } from '@triptych/kernel';

/**
 * Local storage of how many lines of the story each seat has seen here, so that a returning reader learns what is new.
 */
const KEY = 'triptych-seen';
/** The oldest entries are dropped beyond this number. */
const MOST = 200;

/** One visit to a match: what was new when it began stays new until it ends. */
export class Visit {
  readonly #match: string;
  readonly #since = new Map<Seat, number | null>();
  readonly #greeted = new Set<Seat>();

  constructor(match: string) {
    this.#match = match;
  }

  /** How many lines of the story this seat had seen before this visit; null if it was never here. */
  since(viewer: Seat): number | null {
    const known = this.#since.get(viewer);
    if (known !== undefined) return known;
    const name = this.#name(viewer);
    const stored = read().find(([key]) => key === name)?.[1] ?? null;
    this.#since.set(viewer, stored);
    return stored;
  }

  /** True once for each returning person; a first visit does not count as returning. */
  greets(viewer: Seat): boolean {
    if (this.#greeted.has(viewer)) return false;
    this.#greeted.add(viewer);
    return this.since(viewer) !== null;
  }

  saw(viewer: Seat, lines: number): void {
    const name = this.#name(viewer);
    const others = read().filter(([key]) => key !== name);
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [name, lines]]));
  }

  #name(viewer: Seat): string {
    return `${this.#match}/${viewer}`;
  }
}

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
}

function isSeen(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
