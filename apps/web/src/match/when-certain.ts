import type { Answer } from '@triptych/kernel';
import type { Action } from '@triptych/board-kit/game-page.ts';

/**
 * Nobody has to put together what is certain anyway: where only one answer is possible, the main button gives it. If
 * another button stands for it, that is the main one.
 */
export function whenCertain(actions: readonly Action[], only: Answer | null): readonly Action[] {
  if (only === null) return actions;
  if (actions.every(({ answer }) => answer === null))
    return actions.map((action) => (action.main ? { ...action, answer: only } : action));
  return actions.map((action) => ({ ...action, main: action.answer !== null }));
}
