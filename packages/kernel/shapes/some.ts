import { refuse } from '../refusal.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { SomeOf } from './shape.ts';

export const some: ShapeRules<SomeOf> = {
  check(shape, answer) {
    if (typeof answer === 'number') return refuse('not-a-list');
    let before = -1;
    for (const option of answer) {
      const place = shape.of.indexOf(option);
      if (place < 0) return refuse('not-offered', null, { option });
      if (place === before) return refuse('repeated', null, { option });
      if (place < before) return refuse('not-sorted');
      before = place;
    }
    if (answer.length < shape.min) return refuse('too-few', null, { least: shape.min });
    return answer.length > shape.max ? refuse('too-many', null, { most: shape.max }) : null;
  },
  count(shape) {
    let all = 0;
    for (let size = shape.min; size <= shape.max; size++) all += choose(shape.of.length, size);
    return all;
  },
  *list(shape) {
    for (let size = shape.min; size <= shape.max; size++) yield* subsets(shape.of, size, 0);
  },
  sample(shape, rng) {
    let size = shape.min;
    let ticket = rng.below(this.count(shape));
    for (let ways = choose(shape.of.length, size); ticket >= ways; ways = choose(shape.of.length, size)) {
      ticket -= ways;
      size++;
    }
    const chosen: number[] = [];
    for (let at = 0; chosen.length < size; at++) {
      const wanted = size - chosen.length;
      if (rng.below(shape.of.length - at) < wanted) chosen.push(shape.of[at]);
    }
    return chosen;
  },
};

function choose(all: number, size: number): number {
  if (size > all) return 0;
  let ways = 1;
  for (let step = 1; step <= size; step++) ways = (ways * (all - size + step)) / step;
  return Math.round(ways);
}

function* subsets(of: readonly number[], size: number, from: number): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= of.length - size; at++) {
    for (const rest of subsets(of, size - 1, at + 1)) yield [of[at], ...rest];
  }
}
