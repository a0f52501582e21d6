import { expect, it } from 'vitest';
import { type Entry, takenBack } from '../index.ts';

const answers = (number: number): Entry[] => Array.from({ length: number }, () => ({ seat: 0, answer: 1 }));

it('lists undos by the number of answers that have stood ever since', () => {
  const log: Entry[] = [
    ...answers(4),
    { seat: 0, undo: 1 },
    ...answers(1),
    { reveal: [1, 2] },
    { seat: 1, undo: 2, consent: true },
    ...answers(2),
  ];
  expect([...takenBack(log)]).toEqual([
    [
      3,
      [
        { seat: 0, answers: 1 },
        { seat: 1, answers: 2 },
      ],
    ],
  ]);
  // A longer undo takes over the notes of the answers it removes.
  expect([...takenBack([...log, { seat: 1, undo: 4, consent: true }])]).toEqual([
    [
      1,
      [
        { seat: 0, answers: 1 },
        { seat: 1, answers: 2 },
        { seat: 1, answers: 4 },
      ],
    ],
  ]);
});

it('knows nothing from before a change of rules', () => {
  const newRules: Entry = { rules: 2, answers: 1, state: {}, memories: [] };
  expect(takenBack([...answers(2), { seat: 0, undo: 1 }, newRules]).size).toBe(0);
});
