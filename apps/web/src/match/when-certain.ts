import type { Answer } from '@triptych/kernel';
import type { Action } from '@triptych/board-kit/game-page.ts';

/**
 * If only one answer is possible, nobody has to put it together: the main button gives it. If another button already
 * stands for that answer, it becomes the main one.
 */
export function whenCertain(actions: readonly Action[], only: Answer | null): readonly Action[] {
  if (only === null) return actions;
  if (actions.every(({ answer }) => answer === null))
    return actions.map((action) => (action.main ? { ...action, answer: only } : action));
  return actions.map((action) => ({ ...action, main: action.answer !== null }));
}
