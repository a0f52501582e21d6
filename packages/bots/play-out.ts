import type { Answer, Audience, Game, GameEvent, Options, Question, Rng } from '@triptych/kernel';
import { adviseHonestly } from './honest.ts';

/** Plays a whole game among equal honest bots and returns its final state. Everything told goes to the listener too. */
export function playOut<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  seats: number,
  options: Options,
  rng: Rng,
  listen: (event: E, to: Audience) => void,
): S {
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const emit = (event: E, to: Audience): void => {
    listen(event, to);
    for (const [seat, memory] of memories.entries()) {
      if (to === 'all' || to === seat) game.remember(memory, event);
    }
  };
  const state = game.setup(seats, options, rng, emit);
  const answerOf = (question: Q): Answer => {
    const { seat } = question;
    return adviseHonestly(game, game.view(state, seat), memories[seat], question, rng);
  };
  for (let questions = game.pending(state); questions.length > 0; questions = game.pending(state)) {
    const [question] = questions;
    if (question.sealed) {
      const answers: (Answer | null)[] = memories.map(() => null);
      for (const asked of questions) answers[asked.seat] = answerOf(asked);
      game.reveal(state, answers, rng, emit);
    } else {
      game.apply(state, question.seat, answerOf(question), rng, emit);
    }
  }
  return state;
}
