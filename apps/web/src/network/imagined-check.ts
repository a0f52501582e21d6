import {
  type Answer,
  checkShape,
  FastRng,
  type Game,
  type GameEvent,
  type Question,
  type Refusal,
} from '@triptych/kernel';

/**
 * Why an answer is not legal, by the rules themselves: they look at a state imagined from what this seat has seen,
 * in which questions and refusals are the same as in the true one.
 */
export function checkImagined(
  game: Game,
  view: unknown,
  story: readonly GameEvent[],
  question: Question,
  answer: Answer,
): Refusal | null {
  const refusal = checkShape(question.shape, answer);
  if (refusal === null) return null;
  const memory = game.memory(question.seat);
  for (const event of story) game.remember(memory, event);
  const state = game.imagine(view, memory, question.seat, new FastRng(1));
  return game.explain(state, question, answer) ?? { ...refusal, rule: question.rule };
}
