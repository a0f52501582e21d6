import type { Seat } from './question.ts';
import type { Entry } from './record.ts';

/** Who took answers back, and how many. */
export interface TakenBack {
  readonly seat: Seat;
  readonly answers: number;
}

/**
 * All undos, by the number of answers that have stood ever since. Those before a change of rules are unknown.
 */
export function takenBack(log: readonly Entry[]): ReadonlyMap<number, readonly TakenBack[]> {
  const found = new Map<number, readonly TakenBack[]>();
  let standing = 0;
  for (const entry of log) {
    if ('state' in entry) {
      standing = 0;
      found.clear();
    } else if ('undo' in entry) {
      const earlier: TakenBack[] = [];
      for (let at = standing - entry.undo; at <= standing; at++) {
        earlier.push(...(found.get(at) ?? []));
        found.delete(at);
      }
      standing -= entry.undo;
      found.set(standing, [...earlier, { seat: entry.seat, answers: entry.undo }]);
    } else standing++;
  }
  return found;
}
