import type { Budget, GameEvent, Question } from '@triptych/kernel';
import type { Search } from './search.ts';

/** A clock in milliseconds, supplied by the caller. */
export type TimeSource = () => number;

/**
 * Searches until the budget is spent or nothing is left to find out; at least one world is tried. The caller may stop
 * after any step.
 */
export function* steps<S, Q extends Question, E extends GameEvent, V, M>(
  search: Search<S, Q, E, V, M>,
  { iterations, milliseconds }: Budget,
  clock: TimeSource | null,
): Generator<void> {
  const start = clock?.() ?? 0;
  const spent = (): number => {
    const ofTime = clock === null ? 0 : (clock() - start) / milliseconds;
    return Math.max(search.iterations / iterations, ofTime);
  };
  do {
    search.step(Math.min(1, spent()));
    yield;
  } while (!search.isDecided && spent() < 1);
}
