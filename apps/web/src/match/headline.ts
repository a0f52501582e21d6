import type { GameEvent } from '@triptych/kernel';

/** What matters most of what has just happened: the first of the weightiest events; undefined if nothing did. */
export function headline(
  events: readonly GameEvent[],
  weightOf: (event: GameEvent) => number,
): GameEvent | undefined {
  const [first, ...others] = events;
  return others.reduce<GameEvent | undefined>(
    (best, event) => (best !== undefined && weightOf(event) > weightOf(best) ? event : best),
    first,
  );
}
