import type { GameEvent, Question, Seat } from '@triptych/kernel';
import type { Draft } from '../draft.ts';
import type { LessonTarget } from './lesson.ts';

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
export interface StepMark {
  readonly step: number;
  readonly answers: number;
  readonly lines: number;
  /** Whether the learner had something to decide. */
  readonly asked: boolean;
  /** Whether it has been read or answered. */
  readonly over?: boolean;
  /** Whether its own condition has made it done. */
  readonly met?: true;
  readonly note?: number;
}

/** Where a lesson stands; it survives JSON. */
export interface LessonProgress {
  /** The next step that later ones wait for, or the one that is shown. */
  readonly step: number;
  /** The steps shown so far. */
  readonly marks: readonly StepMark[];
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

/** A reaction to an answer, and how far the match had come. */
export interface Comment extends Reaction {
  readonly answers: number;
  readonly lines: number;
}

export interface Reaction {
  readonly says: string;
  readonly poor: boolean;
}
