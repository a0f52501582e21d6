import type { Answer } from '../question.ts';
import { refuse } from '../refusal.ts';
import { pick } from '../rng.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { OneOf } from './shape.ts';

export const one: ShapeRules<OneOf> = {
  check(shape, answer) {
    if (typeof answer !== 'number') return refuse('not-a-number');
    return shape.of.includes(answer) ? null : refuse('not-offered', null, { option: answer });
  },
  count: (shape) => shape.of.length,
  list: (shape): Iterable<Answer> => shape.of,
  sample: (shape, rng) => pick(shape.of, rng),
};
