import type { GameEvent, Seat } from '@triptych/kernel';
import type { MatchState, MatchUpdate } from '@triptych/client/session.ts';
import type { Scene } from '@triptych/board-kit/event-animations.ts';
import type { BoardAnimator } from './board-animator.ts';
import { TapGuard } from './tap-guard.ts';

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
interface Display {
  readonly state: MatchState | null;
  show(part: Part): void;
  /** Whether the reader sets it off, by a click. */
  setsOff(part: Part): boolean;
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
  /** What waits for the reader to set it off; null: nothing. */
  held = $state.raw<Part | null>(null);
  rate = $state<(typeof RATES)[number]>(1);
  /** The next question's buttons may appear where “Skip” was. */
  readonly taps = new TapGuard();
  readonly #animator: BoardAnimator<GameEvent>;
  readonly #scenes: Scenes;
  readonly #display: Display;
  #queue: Part[] = [];
  /** Ends the wait; false: what was held need not be played any more. */
  #release: ((goes: boolean) => void) | null = null;

  constructor(animator: BoardAnimator<GameEvent>, scenes: Scenes, display: Display) {
    this.#animator = animator;
    this.#scenes = scenes;
    this.#display = display;
  }

  add(update: MatchUpdate): void {
    this.#queue.push(...this.#parts(update));
    if (!this.playing) void this.#play();
  }

  /** The match is reopened: what was still to be played is part of it. */
  clear(): void {
    this.#queue = [];
    this.#release?.(false);
    this.#animator.queue.skip();
  }

  /** Everything is on screen. */
  rest(): void {
    this.acting = null;
    const { state } = this.#display;
    if (state !== null && wantsReader(state)) {
      this.sequence = false;
      this.paused = false;
      this.#animator.queue.resume();
    }
    this.playing = false;
    this.#display.rest();
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    this.taps.tapped();
    for (const part of this.held === null ? this.#queue : [this.held, ...this.#queue])
      this.#display.show(part);
    this.#queue = [];
    this.#release?.(false);
    this.paused = false;
    this.#animator.queue.skip();
  }

  /** The reader sets off what is held. */
  setOff(): void {
    this.#release?.(true);
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
    const before = this.#queue.at(-1)?.state ?? this.#display.state;
    const scenes = before === null ? null : this.#scenes(before.view, update.events, update.state.view);
    if (scenes === null || scenes.length === 0) return [{ ...update, scene: false, goesOn: false }];
    const parts = scenes.map(({ view, events }, at) => {
      const state =
        at === scenes.length - 1 ? update.state : { ...update.state, view, question: null, outcome: null };
      return { state, events, by: update.by, scene: scenes.length > 1, goesOn: at > 0 };
    });
    // What waits for the reader's own hand is no sequence to sit back and watch.
    return parts.some((part) => this.#display.setsOff(part))
      ? parts.map((part) => ({ ...part, scene: false }))
      : parts;
  }

  #wait(part: Part): Promise<boolean> {
    this.held = part;
    return new Promise((resolve) => {
      this.#release = (goes) => {
        this.#release = null;
        this.held = null;
        resolve(goes);
      };
    });
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let part = this.#queue.shift(); part !== undefined; part = this.#queue.shift()) {
      const next = part;
      if (this.#display.setsOff(next) && !(await this.#wait(next))) continue;
      this.acting = next.by;
      this.sequence ||= next.scene;
      await this.#animator.show(next.events, () => this.#display.show(next), {
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
