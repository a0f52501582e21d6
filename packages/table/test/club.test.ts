import { describe, expect, it } from 'vitest';
import { type ClubMatch, clubOf } from '../index.ts';

describe('a club', () => {
  const match = (names: string[], people: (string | null)[], ranks: number[] | null): ClubMatch => ({
    game: 'bellum',
    endedAt: 1,
    names,
    people,
    ranking: ranks?.map((rank, seat) => ({ seat, rank })) ?? null,
  });

  it('counts wins and who was ahead; ties count for neither, bots are no company', () => {
    const club = clubOf('me', [
      match(['Me', 'Ben', 'Bot'], ['me', 'ben', null], [1, 2, 3]),
      match(['Benny', 'Me'], ['ben', 'me'], [1, 1]),
      match(['Me', 'Cleo'], ['me', 'me'], [2, 1]),
      match(['Me', 'Ben'], ['me', 'ben'], null),
    ]);
    expect(club).toEqual({
      matches: 3,
      wins: [{ game: 'bellum', matches: 3, wins: 2 }],
      companions: [
        {
          id: 'ben',
          name: 'Benny',
          matches: 2,
          ahead: 1,
          behind: 0,
          lastAt: 1,
          games: [{ game: 'bellum', matches: 2, mine: 2, theirs: 1 }],
        },
        {
          id: 'here cleo',
          name: 'Cleo',
          matches: 1,
          ahead: 0,
          behind: 1,
          lastAt: 1,
          games: [{ game: 'bellum', matches: 1, mine: 0, theirs: 1 }],
        },
      ],
    });
  });
});
