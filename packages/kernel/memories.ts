import type { Game } from './contract.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Question } from './question.ts';

/** Lets every seat remember what it is told. The memories are by seat. */
export function rememberIn<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  memories: readonly M[],
): Emit<E> {
  return (event, to) => {
    for (let seat = 0; seat < memories.length; seat++) {
      if (to === 'all' || to === seat) game.remember(memories[seat], event);
    }
  };
}
