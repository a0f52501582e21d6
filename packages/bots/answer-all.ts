import type { Answer, Emit, Game, GameEvent, Question, Rng } from '@triptych/kernel';

/** Asks every question until the game is over. The caller gives the answers, at once or later. */
export function* ask<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  rng: Rng,
  emit?: Emit<E>,
): Generator<Q, void, Answer> {
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [question] = questions;
    if (question.sealed) {
      const answers: (Answer | null)[] = [];
      for (const asked of questions) answers[asked.seat] = yield asked;
      game.reveal(
        state,
        Array.from(answers, (answer) => answer ?? null),
        rng,
        emit,
      );
    } else {
      game.apply(state, question.seat, yield question, rng, emit);
    }
  }
}

/** Answers every question until the game is over. */
export function answerAll<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  state: S,
  answerOf: (question: Q) => Answer,
  rng: Rng,
  emit?: Emit<E>,
): void {
  const asking = ask(game, state, rng, emit);
  for (let step = asking.next(); step.done !== true; ) step = asking.next(answerOf(step.value));
}
