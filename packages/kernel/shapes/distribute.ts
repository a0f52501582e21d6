import { refuse } from '../refusal.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { Distribute } from './shape.ts';

export const distribute: ShapeRules<Distribute> = {
  check(shape, answer) {
    if (typeof answer === 'number') return refuse('not-a-list');
    if (answer.length !== shape.to.length) return refuse('wrong-length', null, { length: shape.to.length });
    let total = 0;
    for (const [at, count] of answer.entries()) {
      if (count < 0) return refuse('too-few', null, { least: 0 });
      if (count > shape.caps[at]) {
        return refuse('used-too-often', null, { option: shape.to[at], most: shape.caps[at] });
      }
      total += count;
    }
    if (total < shape.min) return refuse('too-few', null, { least: shape.min });
    return total > shape.max ? refuse('too-many', null, { most: shape.max }) : null;
  },
  count(shape) {
    // ways[t]: the number of ways to distribute t pieces over the targets so far
    let ways = [1];
    for (const cap of shape.caps) {
      const next = Array.from({ length: shape.max + 1 }, () => 0);
      for (const [total, number] of ways.entries()) {
        for (let here = 0; here <= cap && total + here <= shape.max; here++) next[total + here] += number;
      }
      ways = next;
    }
    return ways.slice(shape.min, shape.max + 1).reduce((sum, number) => sum + number, 0);
  },
  *list(shape) {
    for (let total = shape.min; total <= shape.max; total++) yield* spread(shape.caps, total, 0);
  },
  sample(shape, rng) {
    const counts = shape.to.map(() => 0);
    const room = shape.caps.reduce((sum, cap) => sum + cap, 0);
    const most = Math.min(shape.max, room);
    let left = shape.min + rng.below(most - shape.min + 1);
    while (left > 0) {
      const target = rng.below(counts.length);
      if (counts[target] === shape.caps[target]) continue;
      counts[target]++;
      left--;
    }
    return counts;
  },
};

function* spread(caps: readonly number[], total: number, from: number): Generator<number[]> {
  if (from === caps.length) {
    if (total === 0) yield [];
    return;
  }
  for (let here = 0; here <= Math.min(caps[from], total); here++) {
    for (const rest of spread(caps, total - here, from + 1)) yield [here, ...rest];
  }
}
