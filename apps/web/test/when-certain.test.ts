import { expect, test } from 'vitest';
import type { Action } from '@triptych/board-kit/game-page.ts';
import { whenCertain } from '../src/match/when-certain.ts';

const confirm: Action = { label: null, answer: null, main: true };
const pass: Action = { label: 'No more taxes', answer: 9, main: false };

test('while there is something to choose, the buttons stay as they are', () => {
  expect(whenCertain([confirm, pass], null)).toEqual([confirm, pass]);
});

test('the only answer is given by the main button, with nothing chosen', () => {
  expect(whenCertain([confirm], 4)).toEqual([{ ...confirm, answer: 4 }]);
});

test('where another button stands for the only answer, that is the main one', () => {
  expect(whenCertain([confirm, pass], 9)).toEqual([
    { ...confirm, main: false },
    { ...pass, main: true },
  ]);
});
