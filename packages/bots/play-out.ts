import {
  type Answer,
  answerAll,
  type Audience,
  FastRng,
  type Game,
  type GameEvent,
  type Options,
  type Question,
  rememberIn,
  type Rng,
  type Seat,
} from '@triptych/kernel';
import { decide } from './decide.ts';
import { adviseHonestly } from './honest.ts';

/**
 * Plays a whole game among honest bots and returns its final state. The listener gets every event. A seat without a
 * strength follows the game's quick advice; one without a character plays like nobody in particular.
 */
export function playOut<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  seats: number,
  options: Options,
  rng: Rng,
  listen: (event: E, to: Audience) => void,
  strengthOf: (seat: Seat) => string | null = () => null,
  characterOf: (seat: Seat) => string | null = () => null,
): S {
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(seat));
  const remember = rememberIn(game, memories);
  const emit = (event: E, to: Audience): void => {
    listen(event, to);
    remember(event, to);
  };
  const state = game.setup(seats, options, rng, emit);
  const answerOf = (question: Q): Answer => {
    const { seat } = question;
    const character = characterOf(seat);
    const view = game.view(state, seat);
    const memory = memories[seat];
    const seed = rng.below(2 ** 32);
    const strength = strengthOf(seat);
    if (strength === null) return adviseHonestly(game, view, memory, question, new FastRng(seed));
    const asked = { seats, view, memory, question, ...(character !== null && { character }) };
    return decide(game, strength, asked, seed).answer;
  };
  answerAll(game, state, answerOf, rng, emit);
  return state;
}
