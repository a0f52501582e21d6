import { type Refusal, refuse, type Seat } from '@triptych/kernel';
import type {
  Replay,
  Finished,
  Opening,
  Session,
  SessionListener,
  MatchState,
} from '@triptych/client/session.ts';

/** A session in which everything has already happened, so that the board of a match can show its replay. */
export class ReplaySession implements Session {
  readonly #opening: Opening;
  #listener: SessionListener | null = null;
  #replay: Replay;
  #at: number;
  #number = 0;

  constructor(opening: Opening, replay: Replay, at: number) {
    this.#opening = opening;
    this.#replay = replay;
    this.#at = at;
  }

  begin(listener: SessionListener): this {
    this.#listener = listener;
    this.#open();
    return this;
  }

  /** The next moment is animated; any other appears at once. */
  show(at: number): void {
    const next = at === this.#at + 1;
    this.#at = at;
    if (!next) return this.#open();
    const { by, events } = this.#replay.moments[at];
    this.#listener?.updated({ state: this.#state(), events, by: by[0] ?? this.#replay.viewer });
  }

  /** The same moment from another seat. */
  change(replay: Replay): void {
    this.#replay = replay;
    this.#open();
  }

  answer(): Promise<Refusal> {
    return Promise.resolve(refuse('not-asked'));
  }

  check(): Promise<Refusal> {
    return this.answer();
  }

  foresee(): Promise<null> {
    return Promise.resolve(null);
  }

  undo(): Promise<Refusal> {
    return Promise.resolve(refuse('nothing-to-undo'));
  }

  withdraw(): Promise<Refusal> {
    return Promise.resolve(refuse('nothing-to-withdraw'));
  }

  stop(): Promise<Refusal> {
    return this.answer();
  }

  replay(viewer: Seat): Promise<Replay | null> {
    return Promise.resolve(viewer === this.#replay.viewer ? this.#replay : null);
  }

  finished(): Promise<Finished | null> {
    return Promise.resolve(null);
  }

  /** A replay has no seats to take, and nothing to close. */
  watchAs(): void {}
  close(): void {}

  #open(): void {
    const { moments, viewer } = this.#replay;
    const past = moments.slice(0, this.#at + 1);
    const own = past.findLastIndex(({ by }) => by.includes(viewer));
    this.#listener?.opened({
      ...this.#opening,
      viewer,
      story: past.flatMap(({ events }) => events),
      recent: past.slice(Math.max(0, own)).flatMap(({ events }) => events),
      state: this.#state(),
      takenBack: [],
      tookBack: null,
    });
  }

  #state(): MatchState {
    const { view, questions, outcome } = this.#replay.moments[this.#at];
    this.#number++;
    return {
      number: this.#number,
      answers: this.#at,
      view,
      question: null,
      questions,
      sealed: null,
      undoStep: 0,
      freeUndo: false,
      outcome,
      // The live match ended in the same way.
      endedEarly: outcome !== null && this.#opening.state.endedEarly,
      resigned: outcome === null ? [] : this.#opening.state.resigned,
    };
  }
}
