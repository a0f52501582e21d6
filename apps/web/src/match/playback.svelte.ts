import type { GameEvent, Seat } from '@triptych/kernel';
import type { MatchState, MatchUpdate } from '@triptych/client/session.ts';
import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { BoardAnimator } from './board-animator.ts';

/** An update, or one scene of it. */
export interface Part extends MatchUpdate {
  /** Whether it is one scene of several. */
  readonly scene: boolean;
  /** Whether a scene of the same update came before. */
  readonly goesOn: boolean;
}

/** How many times as fast a film runs. */
export const RATES = [1, 2, 4] as const;

/** Cuts what happened into scenes; null: it is one. */
export type Scenes = (before: unknown, events: readonly GameEvent[]) => readonly Scene[] | null;

/** Where a playback is seen. */
interface Screen {
  /** What is shown now. */
  readonly state: MatchState | null;
  show(part: Part): void;
  /** Everything has been played. */
  rest(): void;
}

/** What has happened and is played, one thing after the other, before anything new is asked. */
export class Playback {
  playing = $state(false);
  /** Who acted last, while that is being played. */
  acting = $state.raw<Seat | null>(null);
  /** While scenes are played one after the other, until the viewer is asked something. */
  film = $state(false);
  paused = $state(false);
  rate = $state<(typeof RATES)[number]>(1);
  readonly #animator: BoardAnimator<GameEvent>;
  readonly #scenes: Scenes;
  readonly #screen: Screen;
  #queue: Part[] = [];

  constructor(animator: BoardAnimator<GameEvent>, scenes: Scenes, screen: Screen) {
    this.#animator = animator;
    this.#scenes = scenes;
    this.#screen = screen;
  }

  add(update: MatchUpdate): void {
    this.#queue.push(...this.#parts(update));
    if (!this.playing) void this.#play();
  }

  /** All is told anew: what was still to be played is part of it. */
  clear(): void {
    this.#queue = [];
    this.#animator.queue.skip();
  }

  /** Everything is shown as it is. */
  rest(): void {
    this.acting = null;
    const { state } = this.#screen;
    if (state !== null && wantsReader(state)) {
      this.film = false;
      this.paused = false;
      this.#animator.queue.resume();
    }
    this.playing = false;
    this.#screen.rest();
  }

  /** Shows at once all that has happened. */
  skip(): void {
    for (const part of this.#queue) this.#screen.show(part);
    this.#queue = [];
    this.paused = false;
    this.#animator.queue.skip();
  }

  /** Holds a film where it is, or lets it go on. */
  pause(): void {
    if (!this.film) return;
    this.paused = !this.paused;
    if (this.paused) this.#animator.queue.pause();
    else this.#animator.queue.resume();
  }

  /** One scene of a film on; there it is held. */
  step(): void {
    if (!this.film) return;
    this.paused = true;
    this.#animator.queue.step();
  }

  /** The next faster pace of films, or the first again. */
  hurry(): void {
    this.rate = RATES[(RATES.indexOf(this.rate) + 1) % RATES.length];
    this.#animator.queue.hurry(this.rate);
  }

  /** Every scene but the last shows what was to be seen in between, and asks nothing. */
  #parts(update: MatchUpdate): Part[] {
    const before = this.#queue.at(-1)?.state ?? this.#screen.state;
    const scenes = before === null ? null : this.#scenes(before.view, update.events);
    if (scenes === null || scenes.length === 0) return [{ ...update, scene: false, goesOn: false }];
    return scenes.map(({ view, events }, at) => {
      const state =
        at === scenes.length - 1 ? update.state : { ...update.state, view, question: null, outcome: null };
      return { state, events, by: update.by, scene: scenes.length > 1, goesOn: at > 0 };
    });
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) {
      const next = part;
      this.acting = next.by;
      this.film ||= next.scene;
      await this.#animator.show(next.events, () => this.#screen.show(next), {
        scene: next.scene,
        holds: this.film && !wantsReader(next.state),
      });
    }
    this.rest();
  }
}

/** Whether a film ends here: the reader is asked something, or all is over. */
function wantsReader({ question, outcome }: MatchState): boolean {
  return question !== null || outcome !== null;
}
