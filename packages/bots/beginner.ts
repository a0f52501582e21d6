import {
  type Answer,
  checkShape,
  type Faults,
  type Game,
  type GameEvent,
  pick,
  type Question,
  type Rng,
  type Shape,
} from '@triptych/kernel';

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
): Answer {
  const isLong = question.shape.shape === 'sequence';
  const found = (isLong && game.knowledge?.candidates?.(world, question, wavers, rng)) || [];
  if (found.length > 0) return found[rng.below(found.length)];
  const noticed = { ...question, shape: overlook(question.shape, overlooks, rng) };
  const answer = game.advise(world, noticed, rng);
  if (checkShape(noticed.shape, answer) === null) return answer;
  // Some advice ignores the options: then the nearest noticed one has to do.
  const { shape } = noticed;
  return shape.shape === 'one' && typeof answer === 'number'
    ? nearest(shape.of, answer)
    : game.advise(world, question, rng);
}

function nearest(options: readonly number[], wanted: number): number {
  return options.reduce((best, option) =>
    Math.abs(option - wanted) < Math.abs(best - wanted) ? option : best,
  );
}

const PARTS = 1000;

/** The shape without some of its options; one is always noticed, and what must be chosen can still be chosen. */
function overlook(shape: Shape, share: number, rng: Rng): Shape {
  if (shape.shape !== 'one' && shape.shape !== 'some') return shape;
  const of = shape.of.filter(() => rng.below(PARTS) >= share * PARTS);
  if (shape.shape === 'one') return { ...shape, of: of.length === 0 ? [pick(shape.of, rng)] : of };
  return of.length < Math.max(1, shape.min) ? shape : { ...shape, of, max: Math.min(shape.max, of.length) };
}
