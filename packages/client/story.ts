import type { GameEvent, TakenBack } from '@triptych/kernel';
import type { TakenBackLine } from './session.ts';

/** The set-up, or an answer that stands, as one viewer was told of it. */
export interface ToldStep {
  readonly events: readonly GameEvent[];
  /** What was taken back when this was the last that stood. */
  readonly takenBack?: readonly TakenBack[];
}

/** What was taken back in a story, and after which of its lines. */
export function takenBackIn(steps: readonly ToldStep[]): TakenBackLine[] {
  let after = 0;
  return steps.flatMap(({ events, takenBack = [] }) => {
    after += events.length;
    return takenBack.map((taken) => ({ ...taken, after }));
  });
}

/** Without its last steps; that they were taken back is told after the one that is now the last. */
export function withoutLast<S extends ToldStep>(steps: readonly S[], by: TakenBack): S[] {
  const standing = steps.slice(0, -by.answers);
  const last = standing.at(-1);
  if (last === undefined) return standing;
  const earlier = steps.slice(standing.length - 1).flatMap(({ takenBack = [] }) => takenBack);
  return standing.with(-1, { ...last, takenBack: [...earlier, by] });
}
