import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { matchRandomness, SEED } from '../index.ts';
import { seed } from './games/open.ts';

const SOME_SEED = '8f3c'.repeat(16);

/** OpenSSL's ChaCha20 key stream as words; its initial value consists of the block number and the nonce. */
function keyStream(key: string, number: number, words: number): number[] {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(number, 4);
  const stream = createCipheriv('chacha20', Buffer.from(key, 'hex'), start).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, word) => stream.readUInt32LE(word * 4));
}

function draws(key: string, number: number, n: number, times: number): number[] {
  const rng = matchRandomness(key)(number);
  return Array.from({ length: times }, () => rng.below(n));
}

describe('the randomness of a match', () => {
  it.each([0, 1, 77, 2 ** 31])(
    'is the ChaCha20 key stream of the seed, with answer %d as nonce',
    (number) => {
      // More than one buffer, so that block numbers must continue correctly.
      expect(draws(SOME_SEED, number, 2 ** 32, 700)).toEqual(keyStream(SOME_SEED, number, 700));
    },
  );

  it('discards words that would make small numbers likelier', () => {
    const n = 3 * 2 ** 30;
    const unbiased = keyStream(SOME_SEED, 5, 400).filter((word) => word < n);
    expect(unbiased.length).toBeLessThan(400);
    expect(draws(SOME_SEED, 5, n, unbiased.length)).toEqual(unbiased);
  });

  it('never changes: old matches must replay forever', () => {
    // The first words are those of RFC 8439, A.1, test vector 1.
    expect(draws(seed(0), 0, 2 ** 32, 3)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40]);
    expect(draws(SOME_SEED, 9, 6, 20)).toEqual([0, 3, 0, 3, 5, 5, 3, 4, 5, 5, 1, 0, 1, 1, 0, 0, 0, 1, 3, 2]);
    expect(draws('f'.repeat(64), 300, 1000, 6)).toEqual([238, 232, 181, 205, 513, 550]);
  });

  it('differs by seed and by answer', () => {
    const firsts = [
      draws(seed(1), 0, 2 ** 32, 1),
      draws(seed(2), 0, 2 ** 32, 1),
      draws(seed(1), 1, 2 ** 32, 1),
    ];
    expect(new Set(firsts.flat()).size).toBe(3);
  });

  it('has a seed of 64 hexadecimal digits', () => {
    expect(SEED.test(SOME_SEED)).toBe(true);
    const wrong = ['', 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), `${'f'.repeat(64)}\n`];
    expect(wrong.filter((text) => SEED.test(text))).toEqual([]);
  });
});
