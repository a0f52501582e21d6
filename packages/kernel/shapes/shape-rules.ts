import type { Answer } from '../question.ts';
import type { KernelRefusal, Refusal } from '../refusal.ts';
import type { Rng } from '../rng.ts';
import type { Shape } from './shape.ts';

/** What generic code can do with one shape. Answers handed in are already plain whole numbers. */
export interface ShapeRules<S extends Shape> {
  check(shape: S, answer: Answer): Refusal<KernelRefusal> | null;
  /** How many answers are legal. */
  count(shape: S): number;
  /** Every legal answer, one at a time, each exactly once. */
  list(shape: S): Iterable<Answer>;
  /** One legal answer at random, without listing; each has a chance. */
  sample(shape: S, rng: Rng): Answer;
}
