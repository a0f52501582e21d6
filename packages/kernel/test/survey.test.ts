import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reportRows, reportSections } from '../report.ts';
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

  test('gives a share of 30 in 100 Wilson’s interval', () => {
    const share = estimateShare(tallyOf(Array.from({ length: 100 }, (_, at) => (at < 30 ? 1 : 0))), 'values');
    expect(share).toMatchObject({ number: 100, mean: 0.3 });
    expect(share.low).toBeCloseTo(0.219, 3);
    expect(share.high).toBeCloseTo(0.396, 3);
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

describe('a report', () => {
  const tally = tallyOf([1, 0, 0, 1]);
  const rows = reportRows(tally, 4);

  test('has rows of numbers, shares, and wins beside what is fair for that many seats', () => {
    const label = 'Values';
    expect(rows.number('values', label)).toEqual({
      id: 'values',
      label,
      unit: 'number',
      ...estimate(tally, 'values'),
    });
    const share = { id: 'values', label, unit: 'share', ...estimateShare(tally, 'values') };
    expect(rows.share('values', label)).toEqual(share);
    expect(rows.wins('values', label)).toEqual({ ...share, fair: 0.25 });
  });

  test('has sections under their titles, some of them for a closer look', () => {
    const section = reportSections({ length: 'How long' });
    expect(section('length', [])).toEqual({ id: 'length', title: 'How long', rows: [] });
    expect(section('length', [], 'detail')).toEqual({
      id: 'length',
      title: 'How long',
      rows: [],
      detail: true,
    });
  });
});
