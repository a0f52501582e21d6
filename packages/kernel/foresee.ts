import type { Game } from './contract.ts';
import type { Answer, Seat } from './question.ts';
import type { Rng } from './rng.ts';

/** What an answer leads to, as far as the answering seat can know beforehand. */
export interface Foreseen {
  /** Whether it reveals something new: then it cannot be taken back without consent. */
  readonly reveals: boolean;
  /** Who must answer next; empty if something is revealed, because that may decide it. */
  readonly asks: readonly Seat[];
}

/**
 * Tries an answer to the open question in a state imagined for the seat, and uses that state up. The result
 * equals the real one: the conformance suite demands it, because otherwise undo would leak hidden
 * information.
 */
export function foresee<S>(game: Game<S>, imagined: S, seat: Seat, answer: Answer, rng: Rng): Foreseen {
  let reveals = false;
  game.apply(imagined, seat, answer, rng, (event) => {
    reveals ||= game.reveals(event);
  });
  return { reveals, asks: reveals ? [] : game.pending(imagined).map((question) => question.seat) };
}
