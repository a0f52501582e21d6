import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShape, countAnswers, FastRng, listAnswers, type Shape, sampleAnswer } from '../index.ts';
import { anyAnswer, anyShape } from './any-shape.ts';

const written = (shape: Shape): string[] => [...listAnswers(shape)].map((answer) => JSON.stringify(answer));
const withAnswers = anyShape.filter((shape) => countAnswers(shape) > 0);

describe('every shape', () => {
  it('lists each answer once, and counts as many', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        const listed = written(shape);
        expect(new Set(listed).size).toBe(listed.length);
        expect(countAnswers(shape)).toBe(listed.length);
      }),
    );
  });

  it('accepts exactly what it lists', () => {
    fc.assert(
      fc.property(anyShape, anyAnswer, (shape, answer) => {
        const refusal = checkShape(shape, answer);
        expect(refusal === null).toBe(written(shape).includes(JSON.stringify(answer)));
      }),
      { numRuns: 500 },
    );
  });

  it('accepts everything it lists', () => {
    fc.assert(
      fc.property(anyShape, (shape) => {
        for (const answer of listAnswers(shape)) expect(checkShape(shape, answer)).toBeNull();
      }),
    );
  });

  it('samples only legal answers, the same for the same generator', () => {
    fc.assert(
      fc.property(withAnswers, fc.integer(), (shape, seed) => {
        const answer = sampleAnswer(shape, new FastRng(seed));
        expect(checkShape(shape, answer)).toBeNull();
        expect(sampleAnswer(shape, new FastRng(seed))).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });

  it('samples every answer sooner or later', () => {
    const small = withAnswers.filter((shape) => countAnswers(shape) <= 12);
    fc.assert(
      fc.property(small, fc.integer(), (shape, seed) => {
        const missing = new Set(written(shape));
        const rng = new FastRng(seed);
        for (let time = 0; time < 3000 && missing.size > 0; time++) {
          missing.delete(JSON.stringify(sampleAnswer(shape, rng)));
        }
        expect([...missing]).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
