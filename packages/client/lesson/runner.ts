import type { GameEvent, Question, Seat } from '@triptych/kernel';
import type { Draft } from '../draft.ts';
import type { Lesson, LessonScene, LessonStep, LessonTarget, LessonTypes } from './lesson.ts';

type Step = LessonStep<LessonTypes, string>;

/** The match as the learner sees it, at rest. */
export interface SeenMatch {
  readonly view: unknown;
  readonly me: Seat;
  readonly names: readonly string[];
  /** What the learner must answer now; null: nothing. */
  readonly question: Question | null;
  readonly draft: Draft;
  /** How many answers stand. */
  readonly answers: number;
  readonly story: readonly GameEvent[];
}

/** A step that was shown, and how far the match had come. */
interface Mark {
  readonly step: number;
  readonly answers: number;
  readonly lines: number;
  /** Whether the learner had something to decide. */
  readonly asked: boolean;
}

/** Where a lesson stands; it survives JSON. */
export interface LessonProgress {
  /** The next step, or the one that is shown. */
  readonly step: number;
  /** The steps shown so far. */
  readonly marks: readonly Mark[];
}

export const LESSON_BEGINS: LessonProgress = { step: 0, marks: [] };

/** What the companion says now. */
export interface Said {
  /** A reaction to what the learner has just done. */
  readonly reply: string | null;
  /** That was not a good move: it can be taken back. */
  readonly poor: boolean;
  /** Null: nothing new; the others are deciding. */
  readonly text: string | null;
  readonly points: readonly LessonTarget[];
  /** Whether the learner reads this and continues with a button. */
  readonly reading: boolean;
  readonly last: boolean;
}

/** Leads through a lesson: it gets the match whenever that is at rest, and decides what the companion says. */
export class LessonRunner {
  readonly lesson: Lesson;
  readonly #components: unknown;
  #step: number;
  #marks: readonly Mark[];
  #seen: SeenMatch | null = null;
  #reply: { readonly says: string; readonly poor: boolean } | null = null;
  #refusal: string | null = null;

  constructor(lesson: Lesson, components: unknown, { step, marks }: LessonProgress = LESSON_BEGINS) {
    this.lesson = lesson;
    this.#components = components;
    this.#step = Math.min(step, lesson.steps.length);
    this.#marks = marks.filter((mark) => mark.step <= this.#step);
  }

  get progress(): LessonProgress {
    return { step: this.#step, marks: this.#marks };
  }

  get over(): boolean {
    return this.#step >= this.lesson.steps.length;
  }

  /** The progress of the lesson, from 0 to 1. */
  get part(): number {
    return this.#step / this.lesson.steps.length;
  }

  /** The match has come to rest in this state, or the learner has changed the draft. */
  see(seen: SeenMatch): void {
    const before = this.#seen;
    if (seen.answers !== before?.answers) this.#refusal = null;
    // A reaction stays while the others play, until the learner has answered once more.
    if (before !== null && before.question !== null && seen.answers > before.answers) this.#reply = null;
    this.#seen = seen;
    this.#rewind(before, seen);
    this.#settle(seen);
  }

  /** The learner tried something that the rules forbid. */
  refused(): void {
    this.#refusal = this.#shownStep()?.refused ?? this.lesson.refused;
  }

  /** The learner has read what is said. */
  goOn(): void {
    const step = this.#shownStep();
    if (step !== null && isReading(step)) this.#next(null);
    if (this.#seen !== null) this.#settle(this.#seen);
  }

  /** Skips this step. */
  skip(): void {
    if (this.over) return;
    this.#next(null);
    if (this.#seen !== null) this.#settle(this.#seen);
  }

  /** Whether the step before this one can be read again without taking anything back. */
  get canGoBack(): boolean {
    const [before, now] = this.#marks.slice(-2);
    return now !== undefined && now.step === this.#step && before.answers === now.answers;
  }

  goBack(): void {
    if (!this.canGoBack) return;
    this.#marks = this.#marks.slice(0, -1);
    this.#step = this.#marks.at(-1)?.step ?? 0;
    this.#reply = null;
  }

  get said(): Said {
    const step = this.#shownStep();
    const scene = this.#scene();
    const aside = scene?.question == null ? null : (this.lesson.asides[scene.question.kind] ?? null);
    return {
      reply: this.#refusal ?? this.#reply?.says ?? null,
      poor: this.#refusal === null && (this.#reply?.poor ?? false),
      text: this.over ? null : (step?.says ?? aside),
      points: step === null || scene === null ? [] : (step.points?.(scene) ?? []),
      reading: step !== null && isReading(step),
      last: this.#step === this.lesson.steps.length - 1,
    };
  }

  /** The values of the texts, as things stand. */
  values(language: string): Readonly<Record<string, string | number>> {
    const scene = this.#scene();
    return scene === null ? {} : (this.lesson.values?.(scene, language) ?? {});
  }

  /** The answer that the lesson teaches now; null: none in particular. */
  get taught(): ReturnType<NonNullable<Step['teaches']>> {
    const scene = this.#scene();
    return scene === null ? null : (this.#shownStep()?.teaches?.(scene) ?? null);
  }

  #scene(): LessonScene | null {
    if (this.#seen === null) return null;
    const { view, me, names, question, draft, story } = this.#seen;
    const since = story.slice(this.#marks.at(-1)?.lines ?? 0);
    return { components: this.#components, view, me, names, question, draft, since };
  }

  /** The current step, if it has been shown. */
  #shownStep(): Step | null {
    return this.#marks.at(-1)?.step === this.#step ? (this.lesson.steps[this.#step] ?? null) : null;
  }

  /** Answers were taken back: so are the steps that came after them. */
  #rewind(before: SeenMatch | null, { answers }: SeenMatch): void {
    const standing = this.#marks.filter((mark) => mark.answers <= answers);
    if (standing.length === this.#marks.length && answers >= (before?.answers ?? 0)) return;
    this.#marks = standing;
    this.#step = standing.at(-1)?.step ?? 0;
    this.#reply = null;
  }

  /** Advances as far as the match has come. */
  #settle(seen: SeenMatch): void {
    for (let scene = this.#scene(); scene !== null && !this.over; scene = this.#scene()) {
      const step = this.lesson.steps[this.#step];
      const shown = this.#marks.at(-1);
      if (shown?.step === this.#step) {
        if (!isDone(step, scene, shown.asked && seen.answers > shown.answers)) return;
        this.#next(replyOf(step, scene));
      } else if (step.unless?.(scene) ?? false) {
        this.#step++;
      } else if (isShown(step, scene)) {
        const { answers, story, question } = seen;
        const mark = { step: this.#step, answers, lines: story.length, asked: question !== null };
        this.#marks = [...this.#marks, mark];
      } else return;
    }
  }

  #next(reply: { readonly says: string; readonly poor: boolean } | null): void {
    this.#step++;
    this.#refusal = null;
    this.#reply = reply;
  }
}

function isReading({ asks, done }: Step): boolean {
  return asks === undefined && done === undefined;
}

function isShown({ asks, when }: Step, scene: LessonScene): boolean {
  return (asks === undefined || scene.question?.kind === asks) && (when?.(scene) ?? true);
}

/** Whatever a step is about, it is over once the learner has answered: nobody has to read. */
function isDone(step: Step, scene: LessonScene, answered: boolean): boolean {
  return answered || (step.done?.(scene) ?? false);
}

function replyOf({ replies = [] }: Step, scene: LessonScene): { says: string; poor: boolean } | null {
  const reply = replies.find(({ when }) => when?.(scene) ?? true);
  return reply === undefined ? null : { says: reply.says, poor: reply.poor ?? false };
}
