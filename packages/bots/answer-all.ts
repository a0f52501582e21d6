import type { Answer, Emit, Game, GameEvent, Question, Rng } from '@triptych/kernel';

/** Answers every question until the game is over. */
export function answerAll<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  answerOf: (question: Q) => Answer,
  rng: Rng,
  emit?: Emit<E>,
): void {
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [question] = questions;
    if (question.sealed) {
      const answers: (Answer | null)[] = [];
      for (const asked of questions) answers[asked.seat] = answerOf(asked);
      game.reveal(
        state,
        Array.from(answers, (answer) => answer ?? null),
        rng,
        emit,
      );
    } else {
      game.apply(state, question.seat, answerOf(question), rng, emit);
    }
  }
}
