import type { Seat } from '@triptych/kernel';
import type { ViewerState, StoryStep } from '@triptych/protocol';
import type { MatchState, MatchUpdate } from './session.ts';

/** The index of a seat's last answer; -1 if it has given none. */
export function lastOwn(steps: readonly StoryStep[], own: Seat): number {
  return steps.findLastIndex(({ by }) => by.some(({ seat }) => seat === own));
}

const PARTS = ['view', 'question', 'asked', 'sealed', 'undoStep', 'freeUndo', 'outcome'] as const;

/** Whether the match itself has changed, not just the room around it. */
export function changesMatch(before: ViewerState, after: ViewerState): boolean {
  return PARTS.some((part) => before[part] !== after[part]);
}

/** Whether the viewer still has the same question, and the same sealed answer to it. */
export function asksTheSame(before: MatchState | null, { answers, question, sealed }: MatchState): boolean {
  if (before === null || question === null || answers !== before.answers) return false;
  return JSON.stringify([question, sealed]) === JSON.stringify([before.question, before.sealed]);
}

/** The seat that became ready, or changed its mind. */
export function whoChanged(before: ViewerState, after: ViewerState): MatchUpdate['by'] | null {
  const changed = after.asked.find(({ ready }, at) => ready !== before.asked[at]?.ready);
  return changed?.seat ?? null;
}
