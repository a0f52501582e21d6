import { expect, test } from 'vitest';
import { lineInPeriod, turningPeriod } from '../look/turning-point.ts';

test('a match turns in the period from which the winner stays ahead', () => {
  expect(
    turningPeriod(
      [
        [0, 1, 4, 6],
        [0, 2, 3, 5],
      ],
      0,
    ),
  ).toBe(2);
  expect(
    turningPeriod(
      [
        [0, 3, 2, 6],
        [0, 1, 3, 5],
      ],
      0,
    ),
  ).toBe(3);
});

test('a tie at the end has no turning point, nor does a match without a period', () => {
  expect(
    turningPeriod(
      [
        [0, 4],
        [0, 4],
      ],
      0,
    ),
  ).toBeNull();
  expect(turningPeriod([[0], [0]], 0)).toBeNull();
});

test('the line to show is the first of the period that raises the winner, or its beginning', () => {
  const story = ['set-up', 'begins', 'other', 'begins', 'other', 'raises', 'raises'];
  const begins = (event: string): boolean => event === 'begins';
  const raises = (event: string): boolean => event === 'raises';
  expect(lineInPeriod(story, 2, begins, raises)).toBe(5);
  expect(lineInPeriod(story, 1, begins, raises)).toBe(1);
});
