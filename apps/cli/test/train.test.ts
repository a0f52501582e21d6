import { expect, it } from 'vitest';
import { runs, useDataFolder } from './helpers.ts';

useDataFolder();

it.each([
  ['promising', []],
  ['likely', ['--beliefs']],
])(
  'training what is %s gives the same weights for the same number of games, for every number of players',
  async (_what, flags) => {
    const first = await runs('train', 'xerxes', ...flags, '--games', '2');
    expect(first.code).toBe(0);
    const weights: Record<string, number[][]> = JSON.parse(first.out);
    expect(Object.keys(weights)).toEqual(['2', '3', '4']);
    const all = Object.values(weights).flat(2);
    expect(all.every(Number.isFinite)).toBe(true);
    expect(all.some((weight) => weight !== 0)).toBe(true);
    expect((await runs('train', 'xerxes', ...flags, '--games', '2')).out).toBe(first.out);
  },
);
