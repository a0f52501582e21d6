import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import type { Rng } from './rng.ts';

const BLOCK = 64;
/** The sizes of the first and of later buffers: most answers need a few numbers, a setup hundreds. */
const FIRST = new Uint8Array(2 * BLOCK);
const MORE = new Uint8Array(16 * BLOCK);
const NOTHING = new DataView(new ArrayBuffer(0));
const RANGE = 2 ** 32;

/**
 * The generator of one answer of a match: the ChaCha20 key stream of the match's seed, with the answer's
 * number as nonce. Nothing of it is stored, and undoing an answer cannot re-roll it.
 */
class MatchRng implements Rng {
  readonly #key: Uint8Array;
  readonly #number: number;
  #words = NOTHING;
  #at = 0;
  #block = 0;

  constructor(key: Uint8Array, number: number) {
    this.#key = key;
    this.#number = number;
  }

  below(n: number): number {
    // Discard words at or above the largest multiple of n, so that all numbers are equally likely.
    const limit = RANGE - (RANGE % n);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % n;
  }

  #word(): number {
    if (this.#at === this.#words.byteLength) this.#fill(this.#block === 0 ? FIRST : MORE);
    const word = this.#words.getUint32(this.#at, true);
    this.#at += 4;
    return word;
  }

  #fill(zeros: Uint8Array): void {
    const nonce = new Uint8Array(12);
    new DataView(nonce.buffer).setUint32(0, this.#number, true);
    const { buffer, byteOffset, length } = chacha20(this.#key, nonce, zeros, undefined, this.#block);
    this.#words = new DataView(buffer, byteOffset, length);
    this.#block += length / BLOCK;
    this.#at = 0;
  }
}

/** The generators of a match. Number 0 is for the setup, number n for the n-th answer that stands. */
export function matchRandomness(seed: string): (number: number) => Rng {
  const key = hexToBytes(seed);
  return (number) => new MatchRng(key, number);
}
