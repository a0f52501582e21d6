import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chartScale, lineEnds, linePath } from '../look/chart.ts';

const HEIGHT = 200;
const APART = 20;

it('draws a line through its values', () => {
  const path = linePath([0, 3, 2], { x: (at) => at * 10, y: (value) => 9 - value });
  expect(path).toBe('M0 9L10 6L20 7');
});

it('fits lines into a plot: the first period at the left edge, the highest value at the top', () => {
  const scale = chartScale([[0, 2, 8], [0]], { width: 100, height: 50 });
  expect(scale).toMatchObject({ periods: 2, highest: 8 });
  expect([scale.x(0), scale.x(2), scale.y(0), scale.y(8)]).toEqual([0, 100, 50, 0]);
});

it('leaves room around lines, and for values that nobody has reached', () => {
  const scale = chartScale([[0, 5]], { width: 100, height: 50, reaches: 10, inset: 5 });
  expect([scale.y(0), scale.y(5), scale.y(10)]).toEqual([45, 25, 5]);
});

it('shows something for a match that ended at once', () => {
  const { periods, highest } = chartScale([[0], [0]], { width: 1, height: 1 });
  expect([periods, highest]).toEqual([1, 1]);
});

it('puts signs at the ends of lines, apart from each other and between top and bottom', () => {
  const values = fc.array(fc.integer({ min: 0, max: HEIGHT }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(values, (last) => {
      const ends = lineEnds(
        last.map((value) => [0, value]),
        (value) => HEIGHT - value,
        APART,
        [0, HEIGHT],
      );
      expect(ends.map(({ line }) => last[line])).toEqual(last.toSorted((a, b) => b - a));
      for (const [place, { at }] of ends.entries()) {
        expect(at).toBeGreaterThanOrEqual(place * APART);
        expect(at).toBeLessThanOrEqual(HEIGHT - (ends.length - 1 - place) * APART);
        expect(at).toBeGreaterThanOrEqual((ends[place - 1]?.at ?? -APART) + APART);
      }
    }),
  );
});

it('leaves a sign where its line ends if nothing is near', () => {
  const lines = [[0, 40], [0, 160], [100]];
  expect(lineEnds(lines, (value) => HEIGHT - value, APART, [0, HEIGHT])).toEqual([
    { line: 1, value: 160, at: 40 },
    { line: 2, value: 100, at: 100 },
    { line: 0, value: 40, at: 160 },
  ]);
});
