import type { Outcome } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { winnersLine } from '../winners.ts';

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
  expect(winnersLine(ended([3, 1, 2]), board)).toBe('Ben wins');
});

it('names everybody who shares first place', () => {
  expect(winnersLine(ended([1, 3, 1]), board)).toBe('Ada and Cleo share');
});
