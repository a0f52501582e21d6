import type { GameEvent, Seat } from '@triptych/kernel';
import type { MatchState, MatchUpdate } from '@triptych/client/session.ts';
import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { BoardAnimator } from './board-animator.ts';

/** An update, or one scene of it. */
export interface Part extends MatchUpdate {
  /** Whether it is one of several scenes. */
  readonly scene: boolean;
  /** Whether an earlier scene belongs to the same update. */
  readonly goesOn: boolean;
}

/** The speeds of playback. */
export const RATES = [1, 2, 4] as const;

/** Splits events into scenes; null: they are one scene. */
export type Scenes = (
  before: unknown,
  events: readonly GameEvent[],
  after: unknown,
) => readonly Scene[] | null;

/** Where playback is shown. */
interface Screen {
  readonly state: MatchState | null;
  show(part: Part): void;
  /** Everything has been shown. */
  rest(): void;
}

/** Plays updates one by one before the next question is asked. */
export class Playback {
  playing = $state(false);
  /** Who made the move that is playing. */
  acting = $state.raw<Seat | null>(null);
  /** Whether a sequence of scenes is playing; it lasts until the viewer is asked something. */
  sequence = $state(false);
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

  /** The match is reopened: what was still to be played is part of it. */
  clear(): void {
    this.#queue = [];
    this.#animator.queue.skip();
  }

  /** Everything is on screen. */
  rest(): void {
    this.acting = null;
    const { state } = this.#screen;
    if (state !== null && wantsReader(state)) {
      this.sequence = false;
      this.paused = false;
      this.#animator.queue.resume();
    }
    this.playing = false;
    this.#screen.rest();
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    for (const part of this.#queue) this.#screen.show(part);
    this.#queue = [];
    this.paused = false;
    this.#animator.queue.skip();
  }

  /** Ends what is moving now; the next scene follows. */
  pass(): void {
    if (!this.paused) this.#animator.queue.skip();
  }

  /** Pauses or resumes a sequence of scenes. */
  pause(): void {
    if (!this.sequence) return;
    this.paused = !this.paused;
    if (this.paused) this.#animator.queue.pause();
    else this.#animator.queue.resume();
  }

  /** Goes to the next scene, and pauses there. */
  step(): void {
    if (!this.sequence) return;
    this.paused = true;
    this.#animator.queue.step();
  }

  /** Switches to the next speed, then back to the first. */
  nextRate(): void {
    this.rate = RATES[(RATES.indexOf(this.rate) + 1) % RATES.length];
    this.#animator.queue.setRate(this.rate);
  }

  /** Every scene but the last shows a view in between and asks nothing. */
  #parts(update: MatchUpdate): Part[] {
    const before = this.#queue.at(-1)?.state ?? this.#screen.state;
    const scenes = before === null ? null : this.#scenes(before.view, update.events, update.state.view);
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
      this.sequence ||= next.scene;
      await this.#animator.show(next.events, () => this.#screen.show(next), {
        scene: next.scene,
        holds: this.sequence && !wantsReader(next.state),
      });
    }
    this.rest();
  }
}

/** Whether playback hands over to the reader: there is a question, or the match is over. */
function wantsReader({ question, outcome }: MatchState): boolean {
  return question !== null || outcome !== null;
}
