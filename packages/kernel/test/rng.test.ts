import { describe, expect, it } from 'vitest';
import { FastRng, matchRandomness, pick, type Rng, shuffle } from '../index.ts';
import { seed } from './games/open.ts';

/** How far counts are from even, as chi squared. */
function unevenness(counts: readonly number[]): number {
  const fair = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
}

function countOf(times: number, kinds: number, draw: () => number): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let time = 0; time < times; time++) counts[draw()]++;
  return counts;
}

// Chance alone exceeds these once in a million times: chi squared with 2, 5 and 9 degrees of freedom.
const [MOST_2, MOST_5, MOST_9] = [27.6, 35.9, 45.1];

describe.each<[string, () => Rng]>([
  ['the generator of a match', () => matchRandomness(seed(12))(3)],
  ['the quick generator', () => new FastRng(12)],
])('%s', (_name, make) => {
  it('gives the same numbers again', () => {
    const [one, other] = [make(), make()];
    for (let time = 0; time < 1000; time++) expect(one.below(1000)).toBe(other.below(1000));
  });

  it('stays below the limit', () => {
    const rng = make();
    for (const n of [1, 2, 3, 10, 2 ** 31, 2 ** 32 - 1, 2 ** 32]) {
      for (let time = 0; time < 200; time++) {
        const number = rng.below(n);
        expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
      }
    }
  });

  it('is even', () => {
    const rng = make();
    expect(unevenness(countOf(30_000, 10, () => rng.below(10)))).toBeLessThan(MOST_9);
    expect(unevenness(countOf(30_000, 3, () => rng.below(3)))).toBeLessThan(MOST_2);
    const large = 3 * 2 ** 30;
    expect(unevenness(countOf(30_000, 3, () => Math.floor(rng.below(large) / 2 ** 30)))).toBeLessThan(MOST_2);
  });

  it('shuffles three things into all six orders, evenly', () => {
    const rng = make();
    const orders = ['012', '021', '102', '120', '201', '210'];
    const draw = (): number => orders.indexOf(shuffle([0, 1, 2], rng).join(''));
    expect(unevenness(countOf(30_000, 6, draw))).toBeLessThan(MOST_5);
  });

  it('picks each of a few things, evenly', () => {
    const rng = make();
    expect(unevenness(countOf(30_000, 3, () => pick([0, 1, 2], rng)))).toBeLessThan(MOST_2);
  });
});

describe('shuffling', () => {
  it('keeps everything, in the same array', () => {
    const items = [5, 1, 5, 2];
    expect(shuffle(items, new FastRng(1))).toBe(items);
    expect(items.toSorted((a, b) => a - b)).toEqual([1, 2, 5, 5]);
  });
});

describe('the quick generator', () => {
  it('gives different numbers for a different seed', () => {
    const first = Array.from({ length: 1000 }, (_, number) => new FastRng(number).below(2 ** 32));
    expect(new Set(first).size).toBe(1000);
  });

  it('gives the same numbers in every version, so that a printed seed repeats what it was printed for', () => {
    const rng = new FastRng(1119);
    expect(Array.from({ length: 6 }, () => rng.below(1000))).toEqual([538, 957, 337, 692, 357, 391]);
  });
});
