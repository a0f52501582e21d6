import type { Answer } from '@triptych/kernel';

/** Why an answer was given, as data. */
export interface AnswerReason {
  /** What the answer is worth to its seat, from 0 (lost) to 1 (won). */
  readonly value: number;
  /** The next best answer, and by how much it is worse; null if only one was tried. */
  readonly next: { readonly answer: Answer; readonly behind: number } | null;
  /** What the answer is after: where it leaves the seat better off than the next best; what matters most comes first. */
  readonly wants: readonly Want[];
  /** By seat: how the game is expected to end. */
  readonly expected: readonly number[];
  /** How many playouts the search made. */
  readonly iterations: number;
}

/** Something that an answer brings more of than another one, on average, as far as the search looks ahead. */
export interface Want {
  /** One of the names in the game's `outlook.features`. */
  readonly feature: string;
  /** How much more of it; negative where less is better. */
  readonly more: number;
  /** How much that counts, by the learnt weights: to be compared with that of other wants only. */
  readonly counts: number;
}

export interface Tried {
  readonly answer: Answer;
  readonly value: number;
  /** By how much it is worse than the best answer, in the worlds in which both were tried. */
  readonly behind: number;
  /** The standard error of that difference. */
  readonly error: number;
  readonly worlds: number;
}

export interface Decision {
  readonly answer: Answer;
  /** Null for an answer that follows the game's quick advice. */
  readonly reason: AnswerReason | null;
  /** Every answer that was tried, best first. */
  readonly tried: readonly Tried[];
}
