import type { Answer, GameEvent } from '@triptych/kernel';
import type { Lesson, LessonContext, LessonStep, LessonTypes } from './lesson.ts';
import {
  type Comment,
  LESSON_BEGINS,
  type LessonProgress,
  type StepMark,
  type Reaction,
  type Said,
  type SeenMatch,
} from './progress.ts';
import { type Skipped, skipped } from './skipped.ts';

type Step = LessonStep<LessonTypes, string>;

/** Leads through a lesson: it gets the match whenever that is at rest, and decides what the companion says. */
export class LessonRunner {
  readonly lesson: Lesson;
  readonly #components: unknown;
  #step: number;
  #marks: readonly StepMark[];
  #seen: SeenMatch | null = null;
  #reply: Comment | null = null;
  #refusal: string | null = null;

  constructor(lesson: Lesson, components: unknown, { step, marks }: LessonProgress = LESSON_BEGINS) {
    this.lesson = lesson;
    this.#components = components;
    this.#step = Math.min(step, lesson.steps.length);
    this.#marks = marks
      .filter((mark) => mark.step < lesson.steps.length)
      .map((mark) => ({ ...mark, over: mark.over ?? mark.step < step }));
  }

  get progress(): LessonProgress {
    return { step: this.#step, marks: this.#marks };
  }

  get over(): boolean {
    return this.#step >= this.lesson.steps.length;
  }

  /** The progress of the lesson, from 0 to 1. */
  get part(): number {
    const passed = this.lesson.steps.filter((step, at) =>
      step.free ? this.#marks.some((mark) => mark.step === at && mark.over === true) : at < this.#step,
    );
    return passed.length / this.lesson.steps.length;
  }

  /** The match has come to rest in this state, or the learner has changed the draft. */
  see(seen: SeenMatch): void {
    this.#follow(seen);
    this.#followDraft(seen);
    this.#settle(seen);
    this.#forgetComment(seen);
  }

  /** The match moves on after the learner's answer: what was done is commented on, and nothing new is taught. */
  react(seen: SeenMatch): void {
    if (seen.answers === this.#seen?.answers) return;
    this.#follow({ ...seen, question: null });
    this.#close(seen);
  }

  /** The learner tried something that the rules forbid; or, with `false`, has done something else since. */
  refused(now = true): void {
    this.#refusal = now ? (this.#shownStep()?.refused ?? this.lesson.refused) : null;
  }

  /** The learner has read what is said. */
  goOn(): void {
    const step = this.#shownStep();
    if (step !== null && isReading(step)) this.#next(null);
    if (this.#seen !== null) this.#settle(this.#seen);
  }

  /** Whether a step is shown that can be skipped. */
  get canSkip(): boolean {
    return this.#shownStep() !== null && !this.#isAnswered;
  }

  /** What is done in the learner's place if the shown step is skipped; null: the lesson just goes on. */
  get skipping(): Skipped | null {
    const { taught } = this;
    const context = this.#context();
    if (!this.canSkip || taught === null || context === null) return null;
    return skipped(taught, this.#shownStep()?.done, context);
  }

  /** Skips the step that is shown. */
  skip(): void {
    if (!this.canSkip) return;
    this.#next(null);
    if (this.#seen !== null) this.#settle(this.#seen);
  }

  /** Whether the step before this one can be read again without taking anything back. */
  get canGoBack(): boolean {
    const [before, now] = this.#marks.slice(-2);
    return now !== undefined && now.over !== true && before.answers === now.answers;
  }

  goBack(): void {
    if (!this.canGoBack) return;
    this.#return(this.#marks.slice(0, -1));
  }

  get said(): Said {
    const step = this.#shownStep();
    const context = this.#context();
    const aside = context?.question == null ? null : (this.lesson.asides[context.question.kind] ?? null);
    const correction = step === null || context === null ? null : firstOf(step.corrects, context);
    const reply = correction ?? this.#reply;
    return {
      reply: this.#refusal ?? reply?.says ?? null,
      // What was done can still be taken back while something else is corrected.
      poor: this.#refusal === null && (reply?.poor === true || this.#reply?.poor === true),
      text: this.over || this.#isAnswered ? null : (step?.says ?? aside),
      points: step === null || context === null || this.#isAnswered ? [] : (step.points?.(context) ?? []),
      reading: step !== null && isReading(step),
      last: step !== null && step === this.lesson.steps.at(-1),
    };
  }

  /** What the lesson says while these events wait for the learner to set them off; null: nothing. */
  held(waiting: readonly GameEvent[]): string | null {
    const context = this.#awaiting(waiting);
    return context === null ? null : (this.lesson.held?.(context) ?? null);
  }

  /** The values of the texts, as things stand, or while these events wait for the learner. */
  values(language: string, waiting: readonly GameEvent[] = []): Readonly<Record<string, string | number>> {
    const context = this.#awaiting(waiting);
    return context === null ? {} : (this.lesson.values?.(context, language) ?? {});
  }

  #awaiting(waiting: readonly GameEvent[]): LessonContext | null {
    const context = this.#context();
    return context === null ? null : { ...context, story: [...context.story, ...waiting] };
  }

  /** The answer that the lesson teaches now; null: none in particular. */
  get taught(): Answer | null {
    const context = this.#context();
    return context === null ? null : (this.#shownStep()?.teaches?.(context) ?? null);
  }

  /** What the lesson looks at; `since` from this line of the story on. */
  #context(from = this.#marks.at(-1)?.lines ?? 0): LessonContext | null {
    if (this.#seen === null) return null;
    const { story } = this.#seen;
    const since = story.slice(from);
    const heard = this.#marks.map(({ step }) => this.lesson.steps[step].says);
    const noted = this.#marks.flatMap(({ note }) => note ?? []);
    return { ...this.#seen, components: this.#components, since, heard, noted };
  }

  /** The step that is shown. */
  #shownStep(): Step | null {
    const mark = this.#marks.at(-1);
    return mark === undefined || mark.over === true ? null : this.lesson.steps[mark.step];
  }

  /** The learner has answered what the shown step asks, and the others have not yet: nothing is left to explain. */
  get #isAnswered(): boolean {
    return this.#shownStep()?.asks !== undefined && this.#seen?.question === null;
  }

  /** Drops what was said about an earlier state. */
  #follow(seen: SeenMatch): void {
    const before = this.#seen;
    if (seen.answers !== before?.answers) this.#refusal = null;
    this.#seen = seen;
    // A reaction stays while the others play, until the learner has answered again.
    if (before !== null && before.question !== null && seen.answers > before.answers) {
      const context = this.#context(before.story.length);
      this.#reply = context === null ? null : this.#comment(firstOf(this.lesson.remarks, context));
    }
    this.#rewind(before, seen);
  }

  /** Drops a comment that is out of date when the learner decides again. */
  #forgetComment({ question, answers }: SeenMatch): void {
    const comment = this.#reply;
    if (comment === null || (question === null && this.#shownStep() === null)) return;
    const context = this.#context(comment.lines);
    if (context === null) return;
    // Whoever may take a move back must have seen what was wrong with it.
    if (comment.poor) return;
    if (this.lesson.outdated?.(context) ?? answers > comment.answers) this.#reply = null;
  }

  #comment(reaction: Reaction | null): Comment | null {
    if (reaction === null || this.#seen === null) return null;
    return { ...reaction, answers: this.#seen.answers, lines: this.#seen.story.length };
  }

  /** Answers were taken back: so are the steps that came after them. */
  #rewind(before: SeenMatch | null, { answers }: SeenMatch): void {
    const standing = this.#marks.filter((mark) => mark.answers <= answers);
    if (standing.length === this.#marks.length && answers >= (before?.answers ?? 0)) return;
    this.#return(standing);
  }

  /** Goes back to the last of these steps. */
  #return(marks: readonly StepMark[]): void {
    this.#marks = marks.map((mark, at) => ({ ...mark, over: at < marks.length - 1 }));
    const awaited = marks.filter(({ step }) => !this.lesson.steps[step].free).at(-1);
    this.#step = awaited === undefined ? 0 : awaited.step + (awaited === marks.at(-1) ? 0 : 1);
    this.#reply = null;
  }

  /** A draft that is changed or cleared undoes what was done: the lesson returns to that step. */
  #followDraft({ answers, question }: SeenMatch): void {
    const context = this.#context();
    if (context === null || question === null) return;
    const undone = this.#marks.findIndex(
      (mark) =>
        mark.met === true &&
        mark.answers === answers &&
        this.lesson.steps[mark.step]?.done?.(context) === false,
    );
    if (undone < 0) return;
    const { met: _, ...mark } = this.#marks[undone];
    this.#return([...this.#marks.slice(0, undone), mark]);
  }

  /** Advances as far as the match has come. */
  #settle(seen: SeenMatch): void {
    for (;;) {
      this.#close(seen);
      const context = this.#context();
      if (context === null || this.over || this.#shownStep() !== null) return;
      const step = this.#nextStep(context);
      if (step === null) return;
      const { answers, story, question } = seen;
      const note = this.lesson.steps[step].notes?.(context);
      const mark = { step, answers, lines: story.length, asked: question !== null, over: false };
      this.#marks = [...this.#marks, note === undefined ? mark : { ...mark, note }];
    }
  }

  /** The step that is shown is over, if the learner has done what it is about. */
  #close(seen: SeenMatch): void {
    const step = this.#shownStep();
    const mark = this.#marks.at(-1);
    const context = this.#context();
    if (step === null || mark === undefined || context === null) return;
    const answered = mark.asked && seen.answers > mark.answers;
    // Whatever a step is about, it is over once the learner has answered: nobody has to read.
    if (!answered && step.done?.(context) !== true) return;
    if (!answered) this.#marks = [...this.#marks.slice(0, -1), { ...mark, met: true }];
    // If the step has nothing to say about the answer, the lesson's remark on it stands.
    this.#next(firstOf(step.replies, context) ?? (answered ? this.#reply : null));
  }

  /** The first step whose occasion has come; null: none. */
  #nextStep(context: LessonContext): number | null {
    const { steps } = this.lesson;
    while (!this.over && (steps[this.#step].free || (steps[this.#step].unless?.(context) ?? false)))
      this.#step++;
    const next = steps.findIndex((step, at) => {
      const open = step.free
        ? !this.#marks.some((mark) => mark.step === at) && !(step.unless?.(context) ?? false)
        : at === this.#step;
      return open && isShown(step, context);
    });
    return next < 0 ? null : next;
  }

  #next(reply: Reaction | null): void {
    const step = this.#shownStep();
    this.#marks = this.#marks.map((mark) => ({ ...mark, over: true }));
    if (step?.free !== true) this.#step++;
    this.#refusal = null;
    this.#reply = this.#comment(reply);
  }
}

function isReading({ asks, done }: Step): boolean {
  return asks === undefined && done === undefined;
}

function isShown({ asks, when }: Step, context: LessonContext): boolean {
  return (asks === undefined || context.question?.kind === asks) && (when?.(context) ?? true);
}

function firstOf(replies: Step['replies'] = [], context: LessonContext): Reaction | null {
  const reply = replies.find(({ when }) => when?.(context) ?? true);
  return reply === undefined ? null : { says: reply.says, poor: reply.poor ?? false };
}
