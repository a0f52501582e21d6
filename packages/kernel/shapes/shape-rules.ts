import type { Answer } from '../question.ts';
import type { KernelRefusal, Refusal } from '../refusal.ts';
import type { Rng } from '../rng.ts';
import type { Shape } from './shape.ts';

/** What generic code can do with a shape. Answers passed in are already plain whole numbers. */
export interface ShapeRules<S extends Shape> {
  check(shape: S, answer: Answer): Refusal<KernelRefusal> | null;
  /** The number of legal answers. */
  count(shape: S): number;
  /** Every legal answer, one at a time, each exactly once. */
  list(shape: S): Iterable<Answer>;
  /** A random legal answer, without listing them; every one is possible. */
  sample(shape: S, rng: Rng): Answer;
}
