import type { BoardModel, StoryLine } from '@triptych/board-kit/board-model.ts';
import type { Cover } from '@triptych/board-kit/cover.ts';
import type { Draft } from '@triptych/client/draft.ts';
import type { MatchState, Opening } from '@triptych/client/session.ts';
import type { Answer, GameEvent, Options, Question, Seat } from '@triptych/kernel';

/** A match as everybody at a shared screen may see it: the viewer's question, but nothing else that only they may know. */
export class CoveredModel implements BoardModel {
  readonly #model: BoardModel;
  readonly #cover: Cover;
  readonly #view: (view: unknown) => unknown;

  constructor(model: BoardModel, cover: Cover, pack: unknown) {
    this.#model = model;
    this.#cover = cover;
    this.#view = cover.view(pack);
  }

  get opening(): Opening | null {
    const { opening } = this.#model;
    if (opening === null) return null;
    const heard = (event: GameEvent): boolean => !this.#cover.secret(event);
    return {
      ...opening,
      story: opening.story.filter(heard),
      recent: opening.recent.filter(heard),
      state: this.#covered(opening.state),
    };
  }

  get state(): MatchState | null {
    const { state } = this.#model;
    return state === null ? null : this.#covered(state);
  }

  #covered(state: MatchState): MatchState {
    return { ...state, view: this.#view(state.view), sealed: null };
  }

  get story(): readonly StoryLine[] {
    return this.#model.story.filter(({ event }) => !this.#cover.secret(event));
  }

  get recent(): readonly GameEvent[] {
    return this.#model.recent.filter((event) => !this.#cover.secret(event));
  }

  get viewer(): Seat {
    return this.#model.viewer;
  }

  get revealing(): boolean {
    return this.#model.revealing;
  }

  get idle(): boolean {
    return this.#model.idle;
  }

  get question(): Question | null {
    return this.#model.question;
  }

  get asked(): boolean {
    return this.#model.asked;
  }

  get draft(): Draft {
    return this.#model.draft;
  }

  get answer(): Answer | null {
    return this.#model.answer;
  }

  get onlyAnswer(): Answer | null {
    return this.#model.onlyAnswer;
  }

  choose(option: number): void {
    this.#model.choose(option);
  }

  set(item: number, value: number | null): void {
    this.#model.set(item, value);
  }

  replace(draft: Draft): void {
    this.#model.replace(draft);
  }

  commit(answer?: Answer | null): Promise<void> {
    return this.#model.commit(answer);
  }

  resultShown(): void {
    this.#model.resultShown();
  }

  playAgain(changes: Options): Promise<void> {
    return this.#model.playAgain(changes);
  }
}
