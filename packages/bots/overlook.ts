import { pick, type Rng, type Shape } from '@triptych/kernel';

const PARTS = 1000;

/** The shape without some of its options; one is always noticed, and what must be chosen can still be chosen. */
export function overlook(shape: Shape, share: number, rng: Rng): Shape {
  if (shape.shape !== 'one' && shape.shape !== 'some') return shape;
  const of = shape.of.filter(() => rng.below(PARTS) >= share * PARTS);
  if (shape.shape === 'one') return { ...shape, of: of.length === 0 ? [pick(shape.of, rng)] : of };
  return of.length < Math.max(1, shape.min) ? shape : { ...shape, of, max: Math.min(shape.max, of.length) };
}
