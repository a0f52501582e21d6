import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import type { Rng } from './rng.ts';

const BUFFER = 1024;
const BLOCKS = BUFFER / 64;
const ZEROS = new Uint8Array(BUFFER);
const RANGE = 2 ** 32;

/**
 * The generator of one answer of a match: the ChaCha20 key stream of the match's seed, with the answer's
 * number as nonce. Nothing of it is stored, and undoing an answer cannot re-roll it.
 */
class MatchRng implements Rng {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(12);
  #words = new DataView(ZEROS.buffer);
  #at = BUFFER;
  #block = 0;

  constructor(key: Uint8Array, number: number) {
    this.#key = key;
    new DataView(this.#nonce.buffer).setUint32(0, number, true);
  }

  below(n: number): number {
    // Words at or above the largest multiple of n are thrown away, so that no number is likelier than another.
    const limit = RANGE - (RANGE % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    if (this.#at === BUFFER) {
      const stream = chacha20(this.#key, this.#nonce, ZEROS, undefined, this.#block);
      this.#words = new DataView(stream.buffer, stream.byteOffset, BUFFER);
      this.#block += BLOCKS;
      this.#at = 0;
    }
    const word = this.#words.getUint32(this.#at, true);
    this.#at += 4;
    return word;
  }
}

/** How a match's seed is written: 64 hexadecimal digits. */
export const SEED = /^[0-9a-f]{64}$/;

/** The generators of a match. Number 0 belongs to the set-up, number n to the n-th answer that still stands. */
export function matchRandomness(seed: string): (number: number) => Rng {
  const key = hexToBytes(seed);
  return (number) => new MatchRng(key, number);
}
