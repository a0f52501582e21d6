import type { BoardModel, StoryLine } from '@triptych/board-kit/board-model.ts';
import type { Answer, GameEvent, Options, Question, Refusal, Seat } from '@triptych/kernel';
import type {
  Opening,
  Session,
  SessionListener,
  MatchState,
  MatchUpdate,
  Stop,
} from '@triptych/client/session.ts';
import type { BoardAnimator } from './board-animator.ts';
import { type Draft, onlyAnswer } from '@triptych/client/draft.ts';
import { asksTheSame } from '@triptych/client/steps.ts';
import { CurtainModel } from './curtain-model.svelte.ts';
import { DraftedAnswer } from './drafted-answer.svelte.ts';
import { type Final, Foresight } from './foresight.svelte.ts';
import { Notes } from './notes.svelte.ts';
import { type Part, Playback, type Scenes } from './playback.svelte.ts';
import { RefusalNotice } from './refusal-notice.svelte.ts';
import { type DraftStore, NO_DRAFTS } from './saved-drafts.ts';
import { playAgain } from './play-again.ts';
import { SessionStatus } from './session-status.svelte.ts';
import { ShownStory } from './shown-story.svelte.ts';

export type Cue = 'turn' | 'error' | 'end' | 'low';

/** One open match as the page shows it: the state, the draft of an answer, and events still to be animated. */
export class MatchModel implements BoardModel {
  opening = $state.raw<Opening | null>(null);
  /** Known before everything else. */
  game = $state<string | null>(null);
  /** The state on screen. Newer ones wait until their animation starts. */
  state = $state.raw<MatchState | null>(null);
  readonly #story = new ShownStory();
  /** Whether the board has finished showing the result. */
  #resultShown = $state(false);
  readonly notes = new Notes();
  readonly #drafts: DraftStore;
  readonly refused = new RefusalNotice(
    (answer) => this.#session.check(answer),
    () => this.#cue('error'),
  );
  readonly #drafted: DraftedAnswer;
  readonly curtain = new CurtainModel(this);
  readonly status = new SessionStatus();
  /** Whether a question may be asked in public, once that is known. */
  isOpen = $state.raw<((kind: string) => boolean) | null>(null);
  /** The number of answers that were prepared, for a lesson: they are never taken back. */
  prepared = $state(0);
  /** Whether the reader sets off these events by a click. */
  setsOff: ((events: readonly GameEvent[]) => boolean) | null = null;
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
    /** How many lines of the story this viewer had seen before; null if unknown. */
    seen: (viewer: Seat) => number | null = () => null,
    drafts: DraftStore = NO_DRAFTS,
  ) {
    this.#drafts = drafts;
    this.#drafted = new DraftedAnswer(this, drafts);
    this.#cue = cue;
    this.#seen = seen;
    const shown = (): MatchState | null => this.state;
    this.playback = new Playback(animator, scenes, {
      get state() {
        return shown();
      },
      show: (part) => this.#show(part),
      setsOff: ({ events }) => this.setsOff?.(events) ?? false,
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
      ...this.status.listener,
    });
    this.#foresight = new Foresight(this.#session);
  }

  /** For everything besides playing. */
  get session(): Pick<Session, 'replay' | 'finished'> {
    return this.#session;
  }

  get idle(): boolean {
    return this.state !== null && !this.#sending && !this.playback.playing;
  }

  get story(): readonly StoryLine[] {
    return this.#story.lines;
  }

  get recent(): readonly GameEvent[] {
    return this.#story.recent;
  }

  /** The lines that may be read now. Those of the final step wait until the board has shown the result. */
  get readableStory(): readonly StoryLine[] {
    return this.revealing ? this.#story.earlier : this.story;
  }

  get revealing(): boolean {
    return this.state?.outcome != null && !this.#resultShown;
  }

  /** The new lines of the step on screen. */
  get beat(): readonly GameEvent[] {
    return this.#story.latest;
  }

  /** The board calls this when the result is complete or has been put aside. */
  resultShown(): void {
    this.#resultShown = true;
  }

  get question(): Question | null {
    return this.idle ? (this.state?.question ?? null) : null;
  }

  get asked(): boolean {
    return this.question !== null && this.state?.sealed === null;
  }

  get viewer(): Seat {
    return this.opening?.viewer ?? 0;
  }

  /** On a shared screen: nobody has confirmed that they are looking, so that the viewer's own things stay covered. */
  get covered(): boolean {
    return this.curtain.covered;
  }

  /** Shows the board from another seat, whose things stay covered. */
  turnTo(seat: Seat): void {
    this.#session.watchAs(seat);
  }

  get answer(): Answer | null {
    return this.#drafted.answer;
  }

  get onlyAnswer(): Answer | null {
    return this.asked && this.question !== null ? onlyAnswer(this.question.shape) : null;
  }

  get draft(): Draft {
    return this.#drafted.draft;
  }

  /** Whether there is a choice to cancel. */
  get begun(): boolean {
    return this.#drafted.begun;
  }

  /** Clicking an option chooses it, clicking it again commits. An illegal choice is explained. */
  choose(option: number): void {
    if (this.#drafted.choose(option) === 'again') void this.commit();
  }

  set(item: number, value: number | null): void {
    this.#drafted.set(item, value);
  }

  replace(draft: Draft): void {
    this.#drafted.replace(draft);
  }

  cancel(): void {
    this.#drafted.cancel();
  }

  async commit(answer: Answer | null = this.answer): Promise<void> {
    const { question, state, viewer } = this;
    if (answer === null || question === null || state === null || !this.asked || this.#sending) return;
    const asked = { ...state, question };
    // A player who changes their answer starts from it; after an undo, they start afresh.
    if (question.sealed) this.#drafts.save(viewer, asked, answer);
    const accepted = await this.#send(() => this.#session.answer(answer));
    if (accepted && !question.sealed) this.#drafts.forget(viewer, asked);
  }

  /** Looks up whether this answer could be undone. */
  foresee(answer: Answer): void {
    const { state, viewer } = this;
    if (state !== null && this.asked) this.#foresight.look(answer, state, viewer);
  }

  /** Why this answer could not be undone; null if it can be, or if that is not known yet. */
  finality(answer: Answer): Final | null {
    if (this.state?.freeUndo) return null;
    return this.#foresight.of(answer, (seat) => this.opening?.seats[seat].player === 'bot');
  }

  /** How many answers an undo takes back; 0: none can be. */
  get undoStep(): number {
    const { answers = 0, undoStep = 0 } = this.state ?? {};
    return answers - undoStep < this.prepared ? 0 : undoStep;
  }

  /** If nothing can be taken back, the server says why. */
  async undo(): Promise<void> {
    const { undoStep, prepared } = this;
    if (this.idle && (undoStep > 0 || prepared === 0))
      await this.#send(() => this.#session.undo(Math.max(1, undoStep)));
  }

  async withdraw(): Promise<void> {
    await this.#send(() => this.#session.withdraw());
  }

  /** For a match on this device: ends it as it stands, or gives up this seat. */
  async stop(how: Stop): Promise<void> {
    await this.#send(() => this.#session.stop(how));
  }

  /** Somebody confirms that they are looking. They see nothing until the session has reopened from their seat. */
  confirmLooking(seat: Seat): void {
    this.curtain.open(seat);
    if (seat !== this.viewer) this.#session.watchAs(seat);
  }

  playAgain(changes: Options): Promise<void> {
    return playAgain(this.#session, changes);
  }

  close(): void {
    this.#session.close();
  }

  /** Whether it was sent and accepted. */
  async #send(send: () => Promise<Refusal | null>): Promise<boolean> {
    if (this.#sending || this.status.connection === 'lost') return false;
    this.#sending = true;
    this.notes.dismiss();
    this.refused.clear();
    const refusal = await send();
    this.#sending = false;
    this.refused.show(refusal);
    return refusal === null;
  }

  #open(opening: Opening): void {
    this.playback.clear();
    this.curtain.reopened(opening.viewer);
    this.opening = opening;
    this.game = opening.game;
    this.state = opening.state;
    this.#story.open(opening, this.#seen(opening.viewer));
    this.notes.open(opening);
    this.playback.rest();
  }

  #enqueue(update: MatchUpdate): void {
    // Somebody else is ready: there is nothing to animate, and this viewer's draft stays.
    if (!this.playback.playing && update.events.length === 0 && asksTheSame(this.state, update.state)) {
      this.notes.decidingAgain(this.state, update.state, this.story.length);
      this.state = update.state;
      this.curtain.fall();
      return;
    }
    this.playback.add(update);
  }

  #show({ state, events, by, goesOn }: Part): void {
    if (events.length > 0) this.notes.dismiss();
    this.notes.decidingAgain(this.state, state, this.story.length);
    this.curtain.animate();
    // Sealed answers count as given when all are revealed, whoever was last.
    const revealed = this.state?.sealed != null && state.answers !== this.state.answers;
    const mine = !goesOn && (by === this.viewer || revealed);
    this.state = state;
    if (events.length > 0) this.#story.add(events, mine);
  }

  #rest(): void {
    this.curtain.rest();
    const question = this.state?.question ?? null;
    this.refused.clear();
    this.#drafted.begin(question);
    if (this.state?.outcome != null) this.#cue('end');
    else if (question !== null && this.state?.sealed === null) this.#cue('turn');
  }
}
