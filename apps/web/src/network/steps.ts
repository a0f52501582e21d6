import type { Seat, TakenBack } from '@triptych/kernel';
import type { News, Sight, StoryStep } from '@triptych/table';
import type { Update } from '../session/session.ts';

/** Where a seat answered last; -1: nowhere. */
export function lastOwn(steps: readonly StoryStep[], own: Seat): number {
  return steps.findLastIndex(({ by }) => by.some(({ seat }) => seat === own));
}

/**
 * Who has taken these last steps back: whoever gave all of them, else whoever the others have allowed to; where
 * nobody had to be asked, the only person there.
 */
export function whoTookBack(undone: readonly StoryStep[], { before }: News): TakenBack {
  const seats = new Set(undone.flatMap(({ by }) => by.map(({ seat }) => seat)));
  const asked = before.proposal?.wish.wish === 'undo' ? before.proposal.seat : null;
  const alone = before.chairs.findIndex(({ kind, away }) => kind === 'person' && away === null);
  return { seat: seats.size === 1 ? [...seats][0] : (asked ?? alone), answers: undone.length };
}

const PARTS = ['view', 'question', 'asked', 'sealed', 'undoable', 'outcome'] as const;

/** Whether there is something new to show of the match itself. */
export function changesMatch(before: Sight, after: Sight): boolean {
  return PARTS.some((part) => before[part] !== after[part]);
}

/** Who has become ready, or is deciding again. */
export function whoChanged(before: Sight, after: Sight): Update['by'] | null {
  const changed = after.asked.find(({ ready }, at) => ready !== before.asked[at]?.ready);
  return changed?.seat ?? null;
}
