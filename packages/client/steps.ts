import type { Seat } from '@triptych/kernel';
import type { ViewerState, StoryStep } from '@triptych/protocol';
import type { MatchUpdate } from './session.ts';

/** Where a seat answered last; -1: nowhere. */
export function lastOwn(steps: readonly StoryStep[], own: Seat): number {
  return steps.findLastIndex(({ by }) => by.some(({ seat }) => seat === own));
}

const PARTS = ['view', 'question', 'asked', 'sealed', 'undoable', 'outcome'] as const;

/** Whether there is something new to show of the match itself. */
export function changesMatch(before: ViewerState, after: ViewerState): boolean {
  return PARTS.some((part) => before[part] !== after[part]);
}

/** Who has become ready, or is deciding again. */
export function whoChanged(before: ViewerState, after: ViewerState): MatchUpdate['by'] | null {
  const changed = after.asked.find(({ ready }, at) => ready !== before.asked[at]?.ready);
  return changed?.seat ?? null;
}
