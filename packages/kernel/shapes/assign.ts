import { refuse } from '../refusal.ts';
import { shuffle } from '../rng.ts';
import type { ShapeRules } from './shape-rules.ts';
import type { Assign } from './shape.ts';

export const assign: ShapeRules<Assign> = {
  check(shape, answer) {
    if (typeof answer === 'number') return refuse('not-a-list');
    if (answer.length !== shape.items.length) {
      return refuse('wrong-length', null, { length: shape.items.length });
    }
    for (const [item, target] of answer.entries()) {
      if (!shape.items[item].includes(target)) return refuse('not-offered', null, { option: target });
      if (uses(answer, target) > shape.each) {
        return refuse('used-too-often', null, { option: target, most: shape.each });
      }
    }
    return null;
  },
  count(shape) {
    if (shape.each >= shape.items.length)
      return shape.items.reduce((ways, targets) => ways * targets.length, 1);
    let ways = 0;
    for (const _ of complete([], shape, (targets) => targets)) ways++;
    return ways;
  },
  list: (shape) => complete([], shape, (targets) => targets),
  sample(shape, rng) {
    const [answer] = complete([], shape, (targets) => shuffle([...targets], rng));
    return answer;
  },
};

type Arrange = (targets: readonly number[]) => readonly number[];

/**
 * Every legal answer that starts with `begun`; `arrange` gives the order in which an item's targets are
 * tried.
 */
function* complete(begun: number[], shape: Assign, arrange: Arrange): Generator<number[]> {
  if (begun.length === shape.items.length) {
    yield begun;
    return;
  }
  for (const target of arrange(shape.items[begun.length])) {
    if (uses(begun, target) < shape.each) yield* complete([...begun, target], shape, arrange);
  }
}

function uses(targets: readonly number[], target: number): number {
  let number = 0;
  for (const other of targets) if (other === target) number++;
  return number;
}
