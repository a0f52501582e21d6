import type { Outcome } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { winnersLine } from '../winners.ts';

const board = {
  seats: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, player: 'bot' as const })),
  language: 'en',
  you: null,
  words: {
    youWin: 'You win',
    wins: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share`,
  },
} as const;

function ended(ranks: readonly number[]): Outcome {
  const ranking = ranks.map((rank, seat) => ({ seat, rank, values: {} })).toSorted((a, b) => a.rank - b.rank);
  return { ranking, tieBreaks: [] };
}

it('names the only winner', () => {
  expect(winnersLine(ended([3, 1, 2]), board)).toBe('Ben wins');
});

it('says “you” to a reader who has won alone', () => {
  expect(winnersLine(ended([3, 1, 2]), { ...board, you: 1 })).toBe('You win');
  expect(winnersLine(ended([3, 1, 2]), { ...board, you: 0 })).toBe('Ben wins');
});

it('names everybody who shares first place', () => {
  expect(winnersLine(ended([1, 3, 1]), board)).toBe('Ada and Cleo share');
});
