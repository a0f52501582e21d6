import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineEnds, linePath } from '../look/chart.ts';

const HEIGHT = 200;
const APART = 20;

it('draws a line through its values', () => {
  const path = linePath(
    [0, 3, 2],
    (at) => at * 10,
    (value) => 9 - value,
  );
  expect(path).toBe('M0 9L10 6L20 7');
});

it('puts signs at the ends of lines, apart from each other and between head and foot', () => {
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

it('leaves a sign where its line ends, if nobody is near', () => {
  const lines = [[0, 40], [0, 160], [100]];
  expect(lineEnds(lines, (value) => HEIGHT - value, APART, [0, HEIGHT])).toEqual([
    { line: 1, value: 160, at: 40 },
    { line: 2, value: 100, at: 100 },
    { line: 0, value: 40, at: 160 },
  ]);
});
