import type { Game } from './contract.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Answer, Question } from './question.ts';
import type { Rng } from './rng.ts';

/**
 * Answers what is pending, for simulations and tests: an open question, or all sealed ones together. The answers must be
 * legal. Returns false if nothing is pending, because the game is over.
 */
export function answerPending<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  answerOf: (question: Q) => Answer,
  rng: Rng,
  emit?: Emit<E>,
): boolean {
  const questions = game.pending(state);
  const question = questions.at(0);
  if (question === undefined) return false;
  if (question.sealed) {
    const answers: (Answer | null)[] = [];
    for (const asked of questions) answers[asked.seat] = answerOf(asked);
    const bySeat = Array.from(answers, (answer) => answer ?? null);
    game.reveal(state, bySeat, rng, emit);
  } else game.apply(state, question.seat, answerOf(question), rng, emit);
  return true;
}

/** Answers every question until the game is over. */
export function answerAll<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  answerOf: (question: Q) => Answer,
  rng: Rng,
  emit?: Emit<E>,
): void {
  let pending = true;
  while (pending) pending = answerPending(game, state, answerOf, rng, emit);
}
