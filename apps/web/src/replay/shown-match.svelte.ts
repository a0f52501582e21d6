import type { MatchModel } from '../match/match.svelte.ts';
import type { Replay } from '@triptych/client/session.ts';
import { momentOfLine, ReplayModel, type Staging } from './replay-model.svelte.ts';

/** What is on the board: the match as it is, or a moment of it again. */
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

  /** Shows the match again, from the moment that is found in its film. */
  async again(find: (film: Replay) => number): Promise<void> {
    const { opening, session } = this.#match;
    if (opening === null || this.replay !== null) return;
    const replay = await ReplayModel.open(session, opening, this.#staging, find);
    // Whoever asked for it may have handed the device on meanwhile.
    if (opening.viewer === this.#match.viewer && this.#match.handOver === null) this.replay = replay;
  }

  /** The moment that a line of the log tells. */
  async line(line: number): Promise<void> {
    if (this.replay === null) await this.again((film) => momentOfLine(film, line));
    else this.replay.show(momentOfLine(this.replay.film, line));
  }

  /** Back to the match as it is. */
  end(): void {
    this.replay = null;
  }
}
