import { refuse } from '../refusal.ts';
import { pick } from '../rng.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { Sequence } from './shape.ts';

export const sequence: ShapeRules<Sequence> = {
  check(shape, answer) {
    if (typeof answer === 'number') return refuse('not-a-list');
    if (answer.length !== shape.length) return refuse('wrong-length', null, { length: shape.length });
    for (const option of answer) {
      if (!shape.of.includes(option)) return refuse('not-offered', null, { option });
    }
    return null;
  },
  count: (shape) => shape.of.length ** shape.length,
  list: (shape) => words(shape.of, shape.length),
  sample: (shape, rng) => Array.from({ length: shape.length }, () => pick(shape.of, rng)),
};

function* words(of: readonly number[], length: number): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const option of of) {
    for (const rest of words(of, length - 1)) yield [option, ...rest];
  }
}
