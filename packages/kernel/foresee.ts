import type { Game } from './contract.ts';
import type { Answer, Seat } from './question.ts';
import type { Rng } from './rng.ts';

/** What follows from an answer, as far as whoever gives it can know before. */
export interface Foreseen {
  /** Whether somebody is told something new: then it cannot be taken back at once. */
  readonly reveals: boolean;
  /** Who must answer next, unless something is revealed, on which that may depend. */
  readonly asks: readonly Seat[];
}

/**
 * What an answer to the open question would lead to, found out in a state that was imagined for the seat, and is used
 * up. It is the same there as in the true one: the conformance suite demands it, because otherwise taking an answer
 * back would show what is hidden.
 */
export function foresee<S>(game: Game<S>, imagined: S, seat: Seat, answer: Answer, rng: Rng): Foreseen {
  let reveals = false;
  game.apply(imagined, seat, answer, rng, (event) => {
    reveals ||= game.reveals(event);
  });
  return { reveals, asks: reveals ? [] : game.pending(imagined).map((question) => question.seat) };
}
