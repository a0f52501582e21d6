import { type Outcome, rankBy } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { seatLabels } from '../seat-labels.ts';
import { decisiveTieBreak, resignedLine, winnersLine } from '../winners.ts';
import { en } from '../words/en.ts';

const board = {
  labels: ['Ada', 'Ben', 'Cleo'],
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
  expect(winnersLine(ended([3, 1, 2]), board, null)).toBe('Ben wins');
});

it('says “you” to a reader who has won alone', () => {
  expect(winnersLine(ended([3, 1, 2]), { ...board, you: 1 }, null)).toBe('You win');
  expect(winnersLine(ended([3, 1, 2]), { ...board, you: 0 }, null)).toBe('Ben wins');
});

it('names everybody who shares first place', () => {
  expect(winnersLine(ended([1, 3, 1]), board, null)).toBe('Ada and Cleo share');
});

it('calls the reader “You” in lists, and everybody else by name', () => {
  const seats = ['Player 1', 'Bot 1'].map((name) => ({ name, player: 'person' as const }));
  expect(seatLabels(seats, 0, en)).toEqual(['You', 'Bot 1']);
  expect(seatLabels(seats, null, en)).toEqual(['Player 1', 'Bot 1']);
});

it('names nobody as the winner of a match that was broken off', () => {
  expect(winnersLine(ended([3, 1, 2]), board, en)).toBe('Ended early. In the lead: Ben');
  expect(winnersLine(ended([1, 3, 1]), board, en)).toBe('Ended early. Tied: Ada and Cleo');
});

it('says who resigned, and “you” to a reader who did', () => {
  expect(resignedLine([], board, en)).toBeNull();
  expect(resignedLine([1], board, en)).toBe('Ben resigned, which means last place.');
  expect(resignedLine([0, 1], { ...board, you: 2 }, en)).toBe(
    'Ada and Ben resigned, which means last place.',
  );
  expect(resignedLine([1], { ...board, you: 1 }, en)).toBe('You resigned, which means last place.');
});

it('names a tie-break only if it decided the first place', () => {
  const decided = (...scores: [points: number, campaigns: number][]): string | null =>
    decisiveTieBreak(
      rankBy(
        scores.map(([points, campaigns]) => ({ points, campaigns })),
        ['points', 'campaigns'],
      ),
      'points',
    );
  expect(decided([19, 2], [22, 1], [19, 3])).toBeNull();
  expect(decided([22, 2], [22, 1], [19, 3])).toBe('campaigns');
  expect(decided([22, 2], [22, 2])).toBeNull();
  expect(decided([22, 2])).toBeNull();
});
