import { expect, it } from 'vitest';
import { runs, useDataFolder } from './helpers.ts';

useDataFolder();

it('training gives the same weights for the same number of games, for every number of players', async () => {
  const first = await runs('train', 'xerxes', '--games', '2');
  expect(first.code).toBe(0);
  const weights: Record<string, number[][]> = JSON.parse(first.out);
  expect(Object.keys(weights)).toEqual(['2', '3', '4']);
  expect(Object.values(weights).flat(2).every(Number.isFinite)).toBe(true);
  expect((await runs('train', 'xerxes', '--games', '2')).out).toBe(first.out);
});
