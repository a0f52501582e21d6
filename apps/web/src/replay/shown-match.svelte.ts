import type { MatchModel } from '../match/match.svelte.ts';
import type { Replay } from '@triptych/client/session.ts';
import { momentOfLine } from './find-moment.ts';
import type { ReplayModel, Staging } from './replay-model.svelte.ts';

/** What the board shows: the current state of the match, or a replay. */
export class ShownMatch {
  replay = $state.raw<ReplayModel | null>(null);
  readonly #match: MatchModel;
  readonly #staging: Staging;

  constructor(match: MatchModel, staging: Staging) {
    this.#match = match;
    this.#staging = staging;
  }

  get model(): MatchModel {
    return this.replay?.model ?? this.#match;
  }

  /** Starts a replay at the moment that `find` returns. */
  async again(find: (replay: Replay) => number): Promise<void> {
    const { opening, session } = this.#match;
    if (opening === null || this.replay !== null) return;
    const { ReplayModel: Model } = await import('./replay-model.svelte.ts');
    const replay = await Model.open(session, opening, this.#staging, find);
    // The device may have been handed over meanwhile.
    if (opening.viewer === this.#match.viewer && this.#match.curtain.handOver === null) this.replay = replay;
  }

  /** Shows the moment of a line of the log. */
  async line(line: number): Promise<void> {
    if (this.replay === null) await this.again((replay) => momentOfLine(replay, line));
    else this.replay.show(momentOfLine(this.replay.data, line));
  }

  /** Returns to the current state. */
  end(): void {
    this.replay = null;
  }
}
