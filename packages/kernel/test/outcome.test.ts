import { describe, expect, it } from 'vitest';
import { rankBy } from '../index.ts';

describe('ranking', () => {
  it('puts more first', () => {
    const { ranking, tieBreaks } = rankBy([{ points: 3 }, { points: 8 }, { points: 5 }], ['points']);
    expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(tieBreaks).toEqual([]);
  });

  it('breaks a tie by the next name, and says so', () => {
    const values = [
      { points: 5, coins: 1, cards: 9 },
      { points: 5, coins: 4, cards: 0 },
    ];
    const { ranking, tieBreaks } = rankBy(values, ['points', 'coins', 'cards']);
    expect(ranking).toEqual([
      { seat: 1, rank: 1, values: values[1] },
      { seat: 0, rank: 2, values: values[0] },
    ]);
    expect(tieBreaks).toEqual(['coins']);
  });

  it('lets seats that are equal in everything share a rank, and skips the next ranks', () => {
    const { ranking } = rankBy([{ points: 2 }, { points: 7 }, { points: 7 }, { points: 1 }], ['points']);
    expect(ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
  });

  it('names every tie-break that was used, in their order', () => {
    const values = [
      { points: 1, coins: 0, cards: 2 },
      { points: 1, coins: 0, cards: 3 },
      { points: 4, coins: 2, cards: 0 },
      { points: 4, coins: 3, cards: 0 },
    ];
    expect(rankBy(values, ['points', 'coins', 'cards']).tieBreaks).toEqual(['coins', 'cards']);
  });
});
