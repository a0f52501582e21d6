import { expect, test } from 'vitest';
import type { Action } from '@triptych/board-kit/game-page.ts';
import { whenCertain } from '../src/match/when-certain.ts';

const confirm: Action = { label: null, answer: null, main: true };
const pass: Action = { label: 'No more taxes', answer: 9, main: false };

test('while there is something to choose, the buttons stay as they are', () => {
  expect(whenCertain([confirm, pass], null)).toEqual([confirm, pass]);
});

test('the main button gives the only answer, with nothing chosen', () => {
  expect(whenCertain([confirm], 4)).toEqual([{ ...confirm, answer: 4 }]);
});

test('if another button stands for the only answer, it becomes the main one', () => {
  expect(whenCertain([confirm, pass], 9)).toEqual([
    { ...confirm, main: false },
    { ...pass, main: true },
  ]);
});
