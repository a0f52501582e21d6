import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, estimate, estimateShare, mergeTally, type Tally } from '../survey.ts';

function tallyOf(values: readonly number[]): Tally {
  const tally: Tally = {};
  for (const value of values) addTo(tally, 'values', value);
  return tally;
}

describe('a tally', () => {
  test('gives the mean and its 95 % interval', () => {
    const { number, mean, low, high } = estimate(tallyOf([2, 4, 4, 6]), 'values');
    expect({ number, mean }).toEqual({ number: 4, mean: 4 });
    expect(high - mean).toBeCloseTo((1.96 * Math.sqrt(2)) / 2);
    expect(mean - low).toBeCloseTo(high - mean);
  });

  test('knows nothing of what was never counted', () => {
    expect(estimate({}, 'values')).toEqual({ number: 0, mean: 0, low: 0, high: 0 });
    expect(estimateShare({}, 'values')).toEqual({ number: 0, mean: 0, low: 0, high: 1 });
  });

  test('gives shares an interval that stays within 0 and 1', () => {
    const never = estimateShare(tallyOf(Array.from({ length: 100 }, () => 0)), 'values');
    expect(never).toMatchObject({ mean: 0, low: 0 });
    expect(never.high).toBeCloseTo(0.037, 3);
  });

  test('is the same whether it was counted at once or in parts', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }));
    fc.assert(
      fc.property(values, values, (first, second) => {
        const merged = tallyOf(first);
        mergeTally(merged, tallyOf(second));
        expect(merged).toEqual(tallyOf([...first, ...second]));
      }),
    );
  });
});
