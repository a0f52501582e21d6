import { describe, expect, it } from 'vitest';
import { type ClubMatch, clubOf } from '../index.ts';

describe('a club', () => {
  const match = (names: string[], people: (string | null)[], ranks: number[] | null): ClubMatch => ({
    game: 'bellum',
    endedAt: 1,
    names,
    people,
    ranking: ranks?.map((rank, seat) => ({ seat, rank })) ?? null,
    brokenOff: false,
    gaveUp: [],
    otherPack: false,
  });

  it('counts wins and who was ahead; ties count for neither, and bots do not count', () => {
    const club = clubOf('me', [
      match(['Me', 'Ben', 'Bot'], ['me', 'ben', null], [1, 2, 3]),
      match(['Benny', 'Me'], ['ben', 'me'], [1, 1]),
      match(['Me', 'Cleo'], ['me', 'me'], [2, 1]),
      match(['Me', 'Ben'], ['me', 'ben'], null),
    ]);
    expect(club).toEqual({
      matches: 3,
      wins: [{ game: 'bellum', matches: 3, wins: 2, early: 0, otherPacks: 0 }],
      companions: [
        {
          id: 'ben',
          name: 'Benny',
          matches: 2,
          ahead: 1,
          behind: 0,
          early: 0,
          lastAt: 1,
          games: [{ game: 'bellum', matches: 2, mine: 2, theirs: 1 }],
        },
        {
          id: 'here cleo',
          name: 'Cleo',
          matches: 1,
          ahead: 0,
          behind: 1,
          early: 0,
          lastAt: 1,
          games: [{ game: 'bellum', matches: 1, mine: 0, theirs: 1 }],
        },
      ],
    });
  });

  it('names those first with whom most was played, and of several the last ones', () => {
    const withBen = match(['Me', 'Ben'], ['me', 'ben'], [1, 2]);
    const withCleo = { ...match(['Me', 'Cleo'], ['me', 'cleo'], [1, 2]), endedAt: 5 };
    const withDora = { ...match(['Me', 'Dora'], ['me', 'dora'], [1, 2]), endedAt: 9 };
    const order = clubOf('me', [withCleo, withDora, withBen, withBen]).companions.map(({ id }) => id);
    expect(order).toEqual(['ben', 'dora', 'cleo']);
  });

  it('a match that was ended early has no winner; giving up is a loss, whatever a bot made of the seat', () => {
    const broken = { ...match(['Me', 'Ben'], ['me', 'ben'], [1, 2]), brokenOff: true };
    const cleo = match(['Ben', 'Me', 'Cleo'], ['ben', 'me', 'cleo'], [1, 3, 2]);
    const given = { ...cleo, gaveUp: [0], otherPack: true };
    const { wins, companions } = clubOf('me', [broken, given]);
    expect(wins).toEqual([{ game: 'bellum', matches: 2, wins: 0, early: 1, otherPacks: 1 }]);
    expect(companions).toMatchObject([
      { id: 'ben', matches: 2, ahead: 1, behind: 0, early: 1, games: [{ matches: 2, mine: 0, theirs: 0 }] },
      { id: 'cleo', matches: 1, ahead: 0, behind: 1, early: 0 },
    ]);
  });
});
