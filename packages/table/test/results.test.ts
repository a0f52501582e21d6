import { expect, test } from 'vitest';
import { type FinishedMatch, ownResult, statisticsOf } from '../index.ts';

const match: FinishedMatch = {
  game: 'go',
  endedAt: 7,
  names: ['Ana', 'Bot 2', 'Bot 3'],
  people: ['me', null, null],
  ranking: [
    { seat: 0, rank: 1, score: 12 },
    { seat: 1, rank: 2, score: 9 },
    { seat: 2, rank: 3, score: 9 },
  ],
  brokenOff: false,
  otherPack: false,
  gaveUp: [],
  strengths: [null, 'strong', 'strong'],
};

test('a result says whom it was won against, and by what', () => {
  expect(ownResult(match, 'me')).toEqual({
    game: 'go',
    endedAt: 7,
    seats: 3,
    against: 'strong',
    won: true,
    rank: 1,
    score: 12,
    otherPack: false,
  });
  expect(ownResult({ ...match, strengths: [null, 'strong', 'novice'] }, 'me')?.against).toBe('mixed');
  const friend = { ...match, people: ['me', 'other', null], strengths: [null, null, 'strong'] };
  expect(ownResult(friend, 'me')?.against).toBe('people');
  expect(ownResult(friend, 'other')).toMatchObject({ won: false, rank: 2 });
});

test('nobody has won what was broken off or given up, and a shared seat is nobody’s', () => {
  expect(ownResult({ ...match, brokenOff: true }, 'me')).toMatchObject({
    won: false,
    rank: null,
    score: null,
  });
  expect(ownResult({ ...match, otherPack: true }, 'me')).toMatchObject({
    won: true,
    score: null,
    otherPack: true,
  });
  expect(ownResult({ ...match, gaveUp: [0] }, 'me')?.won).toBe(false);
  expect(ownResult({ ...match, people: ['me', 'me', null] }, 'me')).toBeNull();
  expect(ownResult(match, 'stranger')).toBeNull();
  expect(ownResult({ ...match, ranking: null }, 'me')).toBeNull();
});

test('statistics count games, wins by opponents, and the best result', () => {
  const own = ownResult(match, 'me');
  if (own === null) throw new Error('There is a result.');
  const lost = { ...own, against: 'master', won: false, score: 15 };
  const chess = { ...own, game: 'chess', score: null };
  expect(statisticsOf([own, { ...chess, otherPack: true }, lost, own])).toEqual([
    {
      game: 'go',
      matches: 3,
      wins: 2,
      best: 15,
      otherPacks: 0,
      against: [
        { whom: 'strong', matches: 2, wins: 2 },
        { whom: 'master', matches: 1, wins: 0 },
      ],
    },
    {
      game: 'chess',
      matches: 1,
      wins: 1,
      best: null,
      otherPacks: 1,
      against: [{ whom: 'strong', matches: 1, wins: 1 }],
    },
  ]);
});
