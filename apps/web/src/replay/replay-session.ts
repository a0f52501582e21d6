import { type Refusal, refuse, type Seat } from '@triptych/kernel';
import type {
  Replay,
  Finished,
  Opening,
  Session,
  SessionListener,
  MatchState,
} from '@triptych/client/session.ts';

/** A session in which everything has already happened: a film is shown on the board that the match is played on. */
export class ReplaySession implements Session {
  readonly #opening: Opening;
  #listener: SessionListener | null = null;
  #film: Replay;
  #at: number;
  #number = 0;

  constructor(opening: Opening, film: Replay, at: number) {
    this.#opening = opening;
    this.#film = film;
    this.#at = at;
  }

  /** From now on somebody watches. */
  begin(listener: SessionListener): this {
    this.#listener = listener;
    this.#open();
    return this;
  }

  /** The next moment is played, any other one is there at once. */
  show(at: number): void {
    const next = at === this.#at + 1;
    this.#at = at;
    if (!next) return this.#open();
    const { by, events } = this.#film.moments[at];
    this.#listener?.updated({ state: this.#state(), events, by: by[0] ?? this.#film.viewer });
  }

  /** The same moment as somebody else saw it. */
  change(film: Replay): void {
    this.#film = film;
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

  replay(viewer: Seat): Promise<Replay | null> {
    return Promise.resolve(viewer === this.#film.viewer ? this.#film : null);
  }

  finished(): Promise<Finished | null> {
    return Promise.resolve(null);
  }

  /** Nobody sits at what is past, and nothing is left open. */
  lookAs(): void {}
  close(): void {}

  #open(): void {
    const { moments, viewer } = this.#film;
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
    const { view, questions, outcome } = this.#film.moments[this.#at];
    this.#number++;
    return {
      number: this.#number,
      answers: this.#at,
      view,
      question: null,
      questions,
      sealed: null,
      undoable: 0,
      outcome,
    };
  }
}
