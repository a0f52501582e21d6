import type { Outcome } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { winnersLine } from '../winners.ts';
import { en } from '../words/en.ts';

const board = {
  seats: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, player: 'bot' as const })),
  language: 'en',
  words: { wins: (name: string) => `${name} wins`, share: (names: string) => `${names} share` },
} as const;

function ended(ranks: readonly number[]): Outcome {
  const ranking = ranks.map((rank, seat) => ({ seat, rank, values: {} })).toSorted((a, b) => a.rank - b.rank);
  return { ranking, tieBreaks: [] };
}

it('names the only winner', () => {
  expect(winnersLine(ended([3, 1, 2]), board, null)).toBe('Ben wins');
});

it('names everybody who shares first place', () => {
  expect(winnersLine(ended([1, 3, 1]), board, null)).toBe('Ada and Cleo share');
});

it('names nobody as the winner of a match that was broken off', () => {
  expect(winnersLine(ended([3, 1, 2]), board, en)).toBe('Ended early, with Ben ahead');
  expect(winnersLine(ended([1, 3, 1]), board, en)).toBe('Ended early, with Ada and Cleo level');
});
