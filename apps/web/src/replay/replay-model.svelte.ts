import type { GameEvent, Seat } from '@triptych/kernel';
import type { BoardAnimator } from '../match/board-animator.ts';
import type { StoryLine } from '@triptych/board-kit/board-model.ts';
import { MatchModel } from '../match/match.svelte.ts';
import type { Scenes } from '../match/playback.svelte.ts';
import type { Replay, Opening, Session } from '@triptych/client/session.ts';
import { speedNow } from '@triptych/board-kit/settings.svelte.ts';
import { ReplaySession } from './replay-session.ts';

/** The speeds of a running replay. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How a game's events are animated, at any speed. */
export interface Staging {
  readonly scenes: Scenes;
  animator(speed: () => number): BoardAnimator<GameEvent>;
}

/** A replay on its own board, while the match continues behind it. */
export class ReplayModel {
  readonly model: MatchModel;
  data: Replay;
  at: number;
  speed = $state<ReplaySpeed>(1);
  #running = $state(false);
  readonly #source: Pick<Session, 'replay'>;
  readonly #session: ReplaySession;

  private constructor(
    source: Pick<Session, 'replay'>,
    opening: Opening,
    replay: Replay,
    at: number,
    staging: Staging,
  ) {
    this.#source = source;
    this.data = $state.raw(replay);
    this.at = $state(Math.min(Math.max(0, at), replay.moments.length - 1));
    const session = new ReplaySession(opening, replay, this.at);
    this.#session = session;
    this.model = new MatchModel(
      (listener) => session.begin(listener),
      staging.animator(() => (speedNow() === 0 ? 0 : this.speed)),
      () => {},
      staging.scenes,
    );
  }

  /** Starts at the moment that `find` returns; null if there is no replay. */
  static async open(
    source: Pick<Session, 'replay'>,
    opening: Opening,
    staging: Staging,
    find: (replay: Replay) => number,
  ): Promise<ReplayModel | null> {
    const replay = await source.replay(opening.viewer);
    if (replay === null || replay.moments.length === 0) return null;
    return new ReplayModel(source, opening, replay, find(replay), staging);
  }

  get last(): number {
    return this.data.moments.length - 1;
  }

  get running(): boolean {
    return this.#running && this.at < this.last;
  }

  /** Every event of the replay; those of its end only once the board has shown the result. */
  get story(): readonly StoryLine[] {
    const { moments } = this.data;
    const ends = moments[this.last].outcome !== null;
    const whole = !ends || (this.at === this.last && !this.model.revealing);
    return (whole ? moments : moments.slice(0, -1)).flatMap(({ events }) =>
      events.map((event) => ({ event, fresh: false })),
    );
  }

  /** The last line of the story so far. */
  get line(): number {
    return this.data.moments.slice(0, this.at + 1).reduce((sum, { events }) => sum + events.length, 0) - 1;
  }

  show(at: number): void {
    const wanted = Math.min(Math.max(0, at), this.last);
    if (wanted === this.at) return;
    if (!this.model.idle) this.model.playback.skip();
    this.at = wanted;
    this.#session.show(wanted);
  }

  step(by: number): void {
    this.#running = false;
    this.show(this.at + by);
  }

  /** Runs or stops. A replay at its end starts over. */
  run(): void {
    if (this.running) {
      this.#running = false;
      return;
    }
    if (this.at === this.last) this.show(0);
    this.#running = true;
  }

  async watchAs(viewer: Seat): Promise<void> {
    const replay = await this.#source.replay(viewer);
    if (replay === null) return;
    this.data = replay;
    this.#session.change(replay);
  }
}
