import type { Answer } from '@triptych/kernel';

/** Why an answer was given, as data. */
export interface Reason {
  /** What the answer is worth to its seat, from 0 (lost) to 1 (won). */
  readonly value: number;
  /** The next best answer, and by how much it is worse; null if only one was tried. */
  readonly next: { readonly answer: Answer; readonly behind: number } | null;
  /** By seat: how the game is expected to end. */
  readonly expected: readonly number[];
  /** How many playouts the search made. */
  readonly iterations: number;
}

export interface Tried {
  readonly answer: Answer;
  readonly value: number;
  readonly worlds: number;
}

export interface Decision {
  readonly answer: Answer;
  /** Null for an answer that follows the game's quick advice. */
  readonly reason: Reason | null;
  /** Every answer that was tried, best first. */
  readonly tried: readonly Tried[];
}
