import {
  type Answer,
  checkShape,
  type Faults,
  type Game,
  type GameEvent,
  type Lean,
  type Question,
  type Rng,
} from '@triptych/kernel';
import { overlook } from './overlook.ts';

/**
 * A beginner plays to win, but does not see everything: some options go unnoticed, and the game's quick advice picks
 * among the others. So every answer makes sense, and none costs more than advice does.
 */
export function answerAsBeginner<S, Q extends Question, E extends GameEvent, V, M>(
  game: Game<S, Q, E, V, M>,
  world: S,
  question: Q,
  { overlooks, wavers }: Faults,
  rng: Rng,
  lean?: Lean,
): Answer {
  const isLong = question.shape.shape === 'sequence';
  const found = (isLong && game.knowledge?.candidates?.(world, question, wavers, rng)) || [];
  if (found.length > 0) return found[rng.below(found.length)];
  const noticed = { ...question, shape: overlook(question.shape, overlooks, rng) };
  const answer = game.advise(world, noticed, rng, lean);
  if (checkShape(noticed.shape, answer) === null) return answer;
  // Some advice ignores the options: then the nearest noticed one has to do.
  const { shape } = noticed;
  return shape.shape === 'one' && typeof answer === 'number'
    ? nearest(shape.of, answer)
    : game.advise(world, question, rng, lean);
}

function nearest(options: readonly number[], wanted: number): number {
  return options.reduce((best, option) =>
    Math.abs(option - wanted) < Math.abs(best - wanted) ? option : best,
  );
}
