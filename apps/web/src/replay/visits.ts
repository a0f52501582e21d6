import type { Seat } from '@triptych/kernel';
import { StoredList } from '../session/stored-list.ts';

type Row = readonly [name: string, lines: number];

/** How many lines of the story each seat has seen here, so that a returning reader learns what is new. */
const SEEN = new StoredList<Row>('triptych-seen', 200, isRow);

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
    const stored = SEEN.find(this.#name(viewer))?.[1] ?? null;
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
    SEEN.put([this.#name(viewer), lines]);
  }

  #name(viewer: Seat): string {
    return `${this.#match}/${viewer}`;
  }
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'number';
}
