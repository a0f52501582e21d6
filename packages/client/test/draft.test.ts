import { FastRng, sampleAnswer, type Shape } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { asList, emptyDraft, finished, onlyAnswer, shifted, toggled, withItem } from '../draft.ts';

const SHAPES: readonly Shape[] = [
  { shape: 'one', of: [3, 5] },
  { shape: 'some', of: [4, 7, 9], min: 1, max: 2 },
  { shape: 'sequence', of: [0, 1], length: 3 },
  { shape: 'distribute', to: [1, 2], caps: [2, 2], min: 1, max: 3 },
  { shape: 'order', of: [2, 4, 6] },
  {
    shape: 'assign',
    items: [
      [0, 1],
      [0, 1],
    ],
    each: 2,
  },
];

test.each(SHAPES)('an empty draft is not an answer: $shape', (shape) => {
  expect(finished(shape, emptyDraft(shape))).toBeNull();
});

test.each(SHAPES)('every legal answer can be built: $shape', (shape) => {
  const answer = sampleAnswer(shape, new FastRng(1));
  expect(finished(shape, answer)).toEqual(answer);
});

test('options keep the order in which the question lists them', () => {
  expect(toggled([4, 7, 9], [9], 4)).toEqual([4, 9]);
  expect(toggled([4, 7, 9], [4, 9], 9)).toEqual([4]);
});

test('a list with a gap is not an answer yet', () => {
  const half = withItem([null, null], 1, 0);
  expect(half).toEqual([null, 0]);
  expect(asList(half)).toEqual([0]);
  expect(
    finished(
      {
        shape: 'assign',
        items: [
          [0, 1],
          [0, 1],
        ],
        each: 2,
      },
      half,
    ),
  ).toBeNull();
});

test('a moved item shifts the items in between', () => {
  expect(shifted([4, 5, null, 7], 0, 2)).toEqual([5, null, 4, 7]);
  expect(shifted([4, 5, null, 7], 3, 1)).toEqual([4, 7, 5, null]);
  expect(shifted([4, null], 1, 0)).toEqual([null, 4]);
});

test('the only possible answer is found', () => {
  for (const shape of SHAPES) expect(onlyAnswer(shape)).toBeNull();
  expect(onlyAnswer({ shape: 'one', of: [3] })).toBe(3);
  expect(onlyAnswer({ shape: 'some', of: [4, 7], min: 2, max: 2 })).toEqual([4, 7]);
});
