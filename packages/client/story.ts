import type { GameEvent, TakenBack } from '@triptych/kernel';
import type { TakenBackLine } from './session.ts';

/** The set-up, or an answer that stands, as one viewer saw it. */
export interface SeenStep {
  readonly events: readonly GameEvent[];
  /** The undos after which this was the last answer that stood. */
  readonly takenBack?: readonly TakenBack[];
}

/** The undos in a story, with the line after which each happened. */
export function takenBackIn(steps: readonly SeenStep[]): TakenBackLine[] {
  let after = 0;
  return steps.flatMap(({ events, takenBack = [] }) => {
    after += events.length;
    return takenBack.map((taken) => ({ ...taken, after }));
  });
}

/** Removes the last steps and notes the undo at the new last one. */
export function withoutLast<S extends SeenStep>(steps: readonly S[], by: TakenBack): S[] {
  const standing = steps.slice(0, -by.answers);
  const last = standing.at(-1);
  if (last === undefined) return standing;
  const earlier = steps.slice(standing.length - 1).flatMap(({ takenBack = [] }) => takenBack);
  return standing.with(-1, { ...last, takenBack: [...earlier, by] });
}
