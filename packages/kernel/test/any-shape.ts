import fc from 'fast-check';
import type { Assign, Distribute, OneOf, Order, Sequence, Shape, SomeOf } from '../index.ts';

const option = fc.integer({ min: -3, max: 8 });
const options = (least: number, most: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(option, { minLength: least, maxLength: most });

const one: fc.Arbitrary<OneOf> = options(1, 6).map((of) => ({ shape: 'one', of }));

const some: fc.Arbitrary<SomeOf> = options(0, 5).chain((of) =>
  fc
    .tuple(fc.nat(of.length), fc.nat(of.length))
    .map(([a, b]) => ({ shape: 'some', of, min: Math.min(a, b), max: Math.max(a, b) })),
);

const sequence: fc.Arbitrary<Sequence> = fc
  .tuple(options(1, 3), fc.nat(3))
  .map(([of, length]) => ({ shape: 'sequence', of, length }));

const distribute: fc.Arbitrary<Distribute> = options(1, 4).chain((to) =>
  fc.array(fc.nat(3), { minLength: to.length, maxLength: to.length }).chain((caps) => {
    const room = caps.reduce((sum, cap) => sum + cap, 0);
    return fc
      .tuple(fc.nat(room), fc.nat(room + 2))
      .map(([min, more]) => ({ shape: 'distribute', to, caps, min, max: min + more }));
  }),
);

const order: fc.Arbitrary<Order> = options(1, 4).map((of) => ({ shape: 'order', of }));

const assign: fc.Arbitrary<Assign> = fc
  .tuple(fc.array(options(1, 3), { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 3 }))
  .map(([items, each]) => ({ shape: 'assign', items, each }));

/** Small shapes of every kind, so that all their answers can be listed; an `assign` may have none. */
export const anyShape: fc.Arbitrary<Shape> = fc.oneof(one, some, sequence, distribute, order, assign);

/** Answers that are often legal, and otherwise often nearly so. */
export const anyAnswer: fc.Arbitrary<number | number[]> = fc.oneof(
  option,
  fc.array(option, { maxLength: 5 }),
  fc.array(fc.nat(3), { maxLength: 5 }),
);
