import type { Answer, Audience, Game, GameEvent, Options, Question, Rng, Seat } from '@triptych/kernel';
import { answerAll } from './answer-all.ts';
import { decide } from './decide.ts';

/** Plays a whole game among honest bots and returns its final state. The listener gets every event. */
export function playOut<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  seats: number,
  options: Options,
  rng: Rng,
  listen: (event: E, to: Audience) => void,
  strengthOf: (seat: Seat) => string = () => 'casual',
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
    const asked = { seats, view: game.view(state, seat), memory: memories[seat], question };
    return decide(game, strengthOf(seat), asked, rng.below(2 ** 32)).answer;
  };
  answerAll(game, state, answerOf, rng, emit);
  return state;
}
