import type { Answer, Game, GameEvent, Lean, Question, Rng } from '@triptych/kernel';

/**
 * The game's quick advice for one seat. It gets an imagined state, so that it cannot use what the seat does
 * not know.
 */
export function adviseHonestly<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  view: V,
  memory: M,
  question: Q,
  rng: Rng,
  lean?: Lean,
): Answer {
  return game.advise(game.imagine(view, memory, question.seat, rng), question, rng, lean);
}
