import type { Answer, Entry, GameEvent, Options, Question, Seat } from '@triptych/kernel';
import type { Draft } from '../draft.ts';

/** The types of one game, as far as a lesson needs them. */
export interface LessonTypes {
  /** A pack in the form that rules and boards use. */
  readonly components: unknown;
  readonly view: unknown;
  readonly question: Question;
  readonly event: GameEvent;
}

/** What the conditions of a lesson may look at: nothing that the learner cannot see. */
export interface LessonContext<G extends LessonTypes = LessonTypes> {
  readonly components: G['components'];
  readonly view: G['view'];
  readonly me: Seat;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  /** What the learner must decide now; null while others decide. */
  readonly question: G['question'] | null;
  /** The learner's draft. */
  readonly draft: Draft;
  /** What has happened since the latest step was shown. */
  readonly since: readonly G['event'][];
  /** Everything that has happened. */
  readonly story: readonly G['event'][];
  /** The texts of the steps shown so far. */
  readonly heard: readonly string[];
  /** What those steps noted, in order. */
  readonly noted: readonly number[];
}

type Condition<G extends LessonTypes> = (context: LessonContext<G>) => boolean;

/** A thing on the board, by its anchor: `space=place:1`; or `choice`, `action`: whatever can be chosen or pressed. */
export type LessonTarget = string;

/** How the companion reacts to what the learner did. */
export interface LessonReply<G extends LessonTypes, Text extends string> {
  readonly says: Text;
  /** The first reply of a step whose condition holds is given; omitted: it always holds. */
  readonly when?: Condition<G>;
  /** Not a good move: the companion offers to take it back. */
  readonly poor?: true;
}

/** One thing that the companion says, and what the learner does then. */
export interface LessonStep<G extends LessonTypes, Text extends string> {
  readonly says: Text;
  /** Shown when its occasion comes, once, whichever way the learner takes; no later step waits for it. */
  readonly free?: true;
  /** The kind of question that it is about; omitted: something to read. */
  readonly asks?: G['question']['kind'];
  /** Shown once this holds; omitted: as soon as its question is asked. */
  readonly when?: Condition<G>;
  /** Left out if this holds before it could be shown: the match went another way. */
  readonly unless?: Condition<G>;
  readonly points?: (context: LessonContext<G>) => readonly LessonTarget[];
  /** The answer that it teaches. */
  readonly teaches?: (context: LessonContext<G>) => Answer | null;
  /**
   * Done once this holds; omitted: once the question is answered, or the text is read. If it stops holding before the
   * question is answered, the step is shown again.
   */
  readonly done?: Condition<G>;
  /** Said while the step is shown: what the draft has that was not meant. The first whose condition holds. */
  readonly corrects?: readonly LessonReply<G, Text>[];
  readonly replies?: readonly LessonReply<G, Text>[];
  /** Said when the learner tries something that the rules forbid. */
  readonly refused?: Text;
  /** A number to remember when it is shown, such as what it advises: later steps can say that the advice changed. */
  readonly notes?: (context: LessonContext<G>) => number;
}

/** The match of a lesson: a prepared position with bots in all seats but the first. */
export interface LessonMatch {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  /** What was answered before the lesson begins. */
  readonly log: readonly Entry[];
  /** How strong the bots are, casual by default; `advice`: they follow the game's quick advice. */
  readonly strength?: string;
}

/** A guided first game: a real match, and a companion who says what to try. */
export interface Lesson<G extends LessonTypes = LessonTypes, Text extends string = string> {
  readonly match: LessonMatch;
  readonly steps: readonly LessonStep<G, Text>[];
  /** Said when the learner is asked something that no step is about. */
  readonly asides: Readonly<Partial<Record<G['question']['kind'], Text>>>;
  /** Said when the rules forbid something and the step has nothing better to say. */
  readonly refused: Text;
  /** Said while something waits for the learner to set it off, such as a roll; its story ends with what waits. */
  readonly held?: (context: LessonContext<G>) => Text;
  /** Said about an answer on which no step has anything to say; `since` is what came of it. The first that holds. */
  readonly remarks?: readonly LessonReply<G, Text>[];
  /**
   * Whether what has happened since a comment makes it out of date, once the learner decides again; omitted: whatever
   * somebody else has done does. A comment that offers to take a move back stays until the next answer.
   */
  readonly outdated?: Condition<G>;
  /** Values for the places in braces of its texts: `{city}`. */
  readonly values?: (
    context: LessonContext<G>,
    language: string,
  ) => Readonly<Record<string, string | number>>;
}

/**
 * A lesson as the page knows it. Only here are the types of the game erased: the page hands a lesson nothing but views
 * and events of its own game.
 */
export function defineLesson<G extends LessonTypes, Text extends string>(lesson: Lesson<G, Text>): Lesson;
export function defineLesson(lesson: Lesson): Lesson {
  return lesson;
}
