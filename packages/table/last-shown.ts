import type { Match, Viewer } from '@triptych/kernel';

/**
 * The state of the match that viewers were last shown, in memory that is used again and again. Views of it are made
 * anew for each comparison: hundreds of tables that each keep views from one answer to the next would have the garbage
 * collector move all of them around.
 */
export class LastShown {
  #state: unknown = null;

  keep(match: Match | null): void {
    if (match === null) this.#state = null;
    else match.game.copy(match.state, (this.#state ??= match.spareState()));
  }

  /** `beside`: another viewer's view of the same state; what both may see is shared with it. */
  view(match: Match | null, viewer: Viewer, beside: unknown): unknown {
    return match === null || this.#state === null ? null : match.game.view(this.#state, viewer, beside);
  }
}
