import type { BoardModel, StoryLine } from '@triptych/board-kit/board-model.ts';
import type { Answer, GameEvent, Options, Question, Refusal, Seat } from '@triptych/kernel';
import type {
  Connection,
  Opening,
  Session,
  SessionListener,
  MatchState,
  MatchUpdate,
} from '@triptych/client/session.ts';
import type { BoardAnimator } from './board-animator.ts';
import {
  type Draft,
  emptyDraft,
  finished,
  onlyAnswer,
  sameDraft,
  toggled,
  withItem,
} from '@triptych/client/draft.ts';
import { type Final, Foresight } from './foresight.svelte.ts';
import { handOver, waitingHere } from './hand-over.ts';
import { decidingAgain, Notes } from './notes.svelte.ts';
import { type Part, Playback, type Scenes } from './playback.svelte.ts';
import { RefusalNotice } from './refusal-notice.svelte.ts';
import { go } from '../route.svelte.ts';

export type Cue = 'turn' | 'error' | 'end';

/** One open match as the page shows it: what is seen, what is being decided, and what still has to be played. */
export class MatchModel implements BoardModel {
  opening = $state.raw<Opening | null>(null);
  /** Known before the rest. */
  game = $state<string | null>(null);
  /** What is shown; news that came meanwhile wait until it has been played. */
  state = $state.raw<MatchState | null>(null);
  story = $state.raw<readonly StoryLine[]>([]);
  /** How many lines of the story are older than what is shown now. */
  #before = 0;
  /** Whether the board has shown all of the result, which may take a while. */
  #resultShown = $state(false);
  /** What happened since this viewer last decided something: the others' last moves. */
  recent = $state.raw<readonly GameEvent[]>([]);
  /** What was taken back. */
  readonly notes = new Notes();
  draft = $state.raw<Draft>(null);
  readonly refused = new RefusalNotice(
    (answer) => this.#session.check(answer),
    () => this.#cue('error'),
  );
  connection = $state<Connection>('open');
  /** Around one screen: who has said that they are looking. */
  #looking = $state.raw<Seat | null>(null);
  failed = $state(false);
  /** What is being played before it stands there as the state. */
  readonly playback: Playback;
  readonly #foresight: Foresight;
  readonly #session: Session;
  readonly #cue: (cue: Cue) => void;
  readonly #seen: (viewer: Seat) => number | null;
  #sending = $state(false);

  constructor(
    sessionFor: (listener: SessionListener) => Session,
    animator: BoardAnimator<GameEvent>,
    cue: (cue: Cue) => void,
    scenes: Scenes,
    /** How much of its story a viewer had been shown before; null: it is not known. */
    seen: (viewer: Seat) => number | null = () => null,
  ) {
    this.#cue = cue;
    this.#seen = seen;
    const shown = (): MatchState | null => this.state;
    this.playback = new Playback(animator, scenes, {
      get state() {
        return shown();
      },
      show: (part) => this.#show(part),
      rest: () => this.#rest(),
    });
    this.#session = sessionFor({
      coming: (game) => {
        this.game = game;
      },
      opened: (opening) => this.#open(opening),
      updated: (update) => this.#enqueue(update),
      seated: (seats) => {
        if (this.opening !== null) this.opening = { ...this.opening, seats };
      },
      connection: (connection) => {
        this.connection = connection;
      },
      failed: () => {
        this.failed = true;
      },
    });
    this.#foresight = new Foresight(this.#session);
  }

  /** For what is not part of playing. */
  get session(): Pick<Session, 'replay' | 'finished'> {
    return this.#session;
  }

  /** Whether everything that happened has been shown, and nothing is on its way. */
  get idle(): boolean {
    return this.state !== null && !this.#sending && !this.playback.playing;
  }

  /** What may be read now: the step that ended the match only after the board has shown the result. */
  get readableStory(): readonly StoryLine[] {
    const telling = this.state?.outcome != null && !this.#resultShown;
    return telling ? this.story.slice(0, this.#before) : this.story;
  }

  /** Called by the board when all of the result is there, or when it was put aside. */
  resultShown(): void {
    this.#resultShown = true;
  }

  get question(): Question | null {
    return this.idle ? (this.state?.question ?? null) : null;
  }

  /** Whether this viewer must decide something now. */
  get asked(): boolean {
    return this.question !== null && this.state?.sealed === null;
  }

  get viewer(): Seat {
    return this.opening?.viewer ?? 0;
  }

  /** Around one screen: who must take the device. Until they say that they are looking nothing may be shown. */
  get handOver(): Seat | null {
    const { opening, state } = this;
    return opening === null || state === null ? null : handOver(opening, state, this.#looking);
  }

  get answer(): Answer | null {
    return this.question === null ? null : finished(this.question.shape, this.draft);
  }

  /** The answer, where no other one is possible. */
  get onlyAnswer(): Answer | null {
    return this.asked && this.question !== null ? onlyAnswer(this.question.shape) : null;
  }

  /** Whether something was chosen that can be given up. */
  get begun(): boolean {
    return this.question !== null && !sameDraft(this.draft, emptyDraft(this.question.shape));
  }

  /** A click on something that stands for one option: chooses it; a second click commits. What is not legal is explained. */
  choose(option: number): void {
    const { question } = this;
    if (question === null || !this.asked) return;
    this.refused.forgive();
    if (question.shape.shape === 'some') {
      if (!question.shape.of.includes(option)) return void this.refused.explain(question, [option]);
      const next = toggled(question.shape.of, this.draft, option);
      if (next.length > question.shape.max) return void this.refused.explain(question, next);
      this.draft = next;
      return;
    }
    if (question.shape.shape !== 'one') return;
    if (!question.shape.of.includes(option)) return void this.refused.explain(question, option);
    if (this.draft === option) void this.commit();
    else this.draft = option;
  }

  /** Sets one item of a list. */
  set(item: number, value: number | null): void {
    if (!this.asked) return;
    this.refused.forgive();
    this.draft = withItem(this.draft, item, value);
  }

  replace(draft: Draft): void {
    if (this.asked) this.draft = draft;
  }

  cancel(): void {
    this.refused.forgive();
    if (this.question !== null) this.draft = emptyDraft(this.question.shape);
  }

  async commit(answer: Answer | null = this.answer): Promise<void> {
    if (answer === null || !this.asked || this.#sending) return;
    await this.#send(() => this.#session.answer(answer));
  }

  /** Finds out whether this answer could be taken back. */
  foresee(answer: Answer): void {
    const { state, viewer } = this;
    if (state !== null && this.asked) this.#foresight.look(answer, state, viewer);
  }

  /** Why this answer could not be taken back; null: it can be, or nobody knows yet. */
  finality(answer: Answer): Final | null {
    return this.#foresight.of(answer, (seat) => this.opening?.seats[seat].player === 'bot');
  }

  async undo(answers: number): Promise<void> {
    if (this.idle) await this.#send(() => this.#session.undo(answers));
  }

  async withdraw(): Promise<void> {
    await this.#send(() => this.#session.withdraw());
  }

  /** Somebody says that they are looking. They see nothing before the table is told through their eyes. */
  sitDown(seat: Seat): void {
    this.#looking = seat;
    if (seat !== this.viewer) this.#session.lookAs(seat);
  }

  async playAgain(changes: Options): Promise<void> {
    const finished = await this.#session.finished();
    if (finished === null) return;
    const { game, seats, options } = finished.record;
    const { startMatch } = await import('../session/new-local-match.ts');
    const id = await startMatch(game, seats, { ...options, ...changes });
    if (id !== null) go('match', id);
  }

  close(): void {
    this.#session.close();
  }

  async #send(send: () => Promise<Refusal | null>): Promise<void> {
    if (this.#sending || this.connection === 'lost') return;
    this.#sending = true;
    this.notes.dismiss();
    this.refused.forgive();
    const refusal = await send();
    this.#sending = false;
    this.refused.tell(refusal);
  }

  #open(opening: Opening): void {
    this.playback.clear();
    if (this.#looking !== opening.viewer) this.#looking = null;
    this.opening = opening;
    this.game = opening.game;
    this.state = opening.state;
    this.#before = opening.story.length - opening.recent.length;
    const seen = this.#seen(opening.viewer) ?? opening.story.length;
    this.story = opening.story.map((event, line) => ({ event, fresh: line >= seen }));
    this.recent = opening.recent;
    this.notes.open(opening);
    this.playback.rest();
  }

  #enqueue(update: MatchUpdate): void {
    // Somebody else is ready: nothing has to be played, and what this viewer is putting together stays.
    if (!this.playback.playing && update.events.length === 0 && this.#asksTheSame(update.state)) {
      this.#noteDeciding(update.state);
      this.state = update.state;
      this.#lookAway();
      return;
    }
    this.playback.add(update);
  }

  #asksTheSame({ answers, question, sealed }: MatchState): boolean {
    const { state } = this;
    if (state === null || question === null || answers !== state.answers) return false;
    return JSON.stringify([question, sealed]) === JSON.stringify([state.question, state.sealed]);
  }

  #show({ state, events, by, goesOn }: Part): void {
    if (events.length > 0) this.notes.dismiss();
    this.#noteDeciding(state);
    // Answers that were sealed are given when all are revealed, whoever was the last.
    const revealed = this.state?.sealed != null && state.answers !== this.state.answers;
    const mine = !goesOn && (by === this.viewer || revealed);
    this.state = state;
    if (events.length === 0) return;
    this.#before = this.story.length;
    this.story = [...this.story, ...events.map((event) => ({ event, fresh: true }))];
    // A secret answer decides something only when all are revealed.
    this.recent = mine ? events : [...this.recent, ...events];
  }

  #noteDeciding({ answers, questions }: MatchState): void {
    if (answers !== this.state?.answers) return;
    for (const seat of decidingAgain(this.state.questions, questions))
      this.notes.add({ kind: 'deciding', seat, answers: 0, after: this.story.length });
  }

  /** Who was looking has nothing to decide, and somebody else here has. */
  #lookAway(): void {
    const { opening, state } = this;
    if (opening === null || state === null || this.#looking !== opening.viewer) return;
    if (waitingHere(opening, state) !== null) this.#looking = null;
  }

  #rest(): void {
    this.#lookAway();
    const question = this.state?.question ?? null;
    this.refused.forgive();
    this.draft = question === null ? null : emptyDraft(question.shape);
    if (this.state?.outcome != null) this.#cue('end');
    else if (question !== null && this.state?.sealed === null) this.#cue('turn');
  }
}
