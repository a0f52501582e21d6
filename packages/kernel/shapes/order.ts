import { refuse } from '../refusal.ts';
import { shuffle } from '../rng.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { Order } from './shape.ts';

export const order: ShapeRules<Order> = {
  check(shape, answer) {
    if (typeof answer === 'number') return refuse('not-a-list');
    if (answer.length !== shape.of.length) return refuse('wrong-length', null, { length: shape.of.length });
    for (const [at, option] of answer.entries()) {
      if (!shape.of.includes(option)) return refuse('not-offered', null, { option });
      if (answer.indexOf(option) !== at) return refuse('repeated', null, { option });
    }
    return null;
  },
  count(shape) {
    let ways = 1;
    for (let size = 2; size <= shape.of.length; size++) ways *= size;
    return ways;
  },
  list: (shape) => permutations(shape.of),
  sample: (shape, rng) => shuffle([...shape.of], rng),
};

function* permutations(of: readonly number[]): Generator<number[]> {
  if (of.length === 0) {
    yield [];
    return;
  }
  for (const first of of) {
    for (const rest of permutations(of.filter((option) => option !== first))) yield [first, ...rest];
  }
}
