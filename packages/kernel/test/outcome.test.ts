import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankBy } from '../index.ts';
import { lastAreSeats } from '../outcome.ts';

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

describe('seats that resigned', () => {
  const ranks = (points: readonly number[], last: readonly number[]): number[][] =>
    lastAreSeats(
      rankBy(
        points.map((value) => ({ points: value })),
        ['points'],
      ),
      last,
    ).ranking.map(({ seat, rank }) => [seat, rank]);

  it('rank last, and those behind them move up', () => {
    expect(ranks([9, 7, 7, 3], [0])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [0, 4],
    ]);
    expect(ranks([9, 7, 5], [0, 1])).toEqual([
      [2, 1],
      [0, 3],
      [1, 3],
    ]);
    expect(ranks([1, 7, 5], [0])).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  it('change nothing about the order and the ties of those who stayed', () => {
    const points = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(points, fc.array(fc.integer({ min: 0, max: 5 })), (all, last) => {
        const stayed = all.flatMap((value, seat) => (last.includes(seat) ? [] : [value]));
        const found = ranks(all, last);
        expect(found.map(([seat]) => seat).sort((one, other) => one - other)).toEqual(
          all.map((_, seat) => seat),
        );
        // As if the others had never played.
        expect(found.slice(0, stayed.length).map(([, rank]) => rank)).toEqual(
          ranks(stayed, []).map(([, rank]) => rank),
        );
        const behind = found.slice(stayed.length);
        for (const [seat, rank] of behind) {
          expect(last).toContain(seat);
          expect(rank).toBeGreaterThan(stayed.length);
          expect(rank).toBe(behind[0][1]);
        }
      }),
    );
  });
});
