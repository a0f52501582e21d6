import type { PackProblem } from './pack-problem.ts';
import type { GameEvent } from './event.ts';
import type { PublicQuestion, Question, Seat } from './question.ts';
import type { Refusal } from './refusal.ts';

/** One numbered rule, for the reader. */
export interface RuleText {
  readonly number: string;
  readonly chapter: string;
  readonly text: string;
  /** Our own ruling, where the published rules are silent or unclear. */
  readonly ruling: boolean;
  /** The German and the Polish rulebook differ here. */
  readonly editionsDiffer: boolean;
}

/** The options of a match in words. */
export interface OptionWords {
  /** The name of an option, what it does in one line, and the name of one of its values. */
  matchOption(name: string): string;
  matchOptionHint(name: string): string;
  matchOptionValue(name: string, value: string): string;
}

/**
 * A game in words, in one language: terminal and page use it for the log and the labels of controls. `names`
 * are the players' names by seat.
 */
export interface Narrator<Q extends Question = Question, E extends GameEvent = GameEvent, V = unknown>
  extends OptionWords {
  readonly title: string;
  readonly rules: readonly RuleText[];
  /** The question, as a sentence addressed to the asked seat. */
  ask(question: Q, view: V, names: readonly string[]): string;
  /** What somebody else is deciding, as far as it is public. */
  waitFor(question: PublicQuestion, names: readonly string[]): string;
  /** A short label for one option (or target) of a question. */
  option(question: Q, option: number, view: V, names: readonly string[]): string;
  /** A short label for one item of an `assign` question. */
  item(question: Q, item: number, view: V, names: readonly string[]): string;
  /** An event, as a sentence of the log. `you`: the reader's own seat, whose actions are told as “you …”. */
  tell(event: E, names: readonly string[], you?: Seat | null): string;
  /** A refusal in the game's own words; null if it is not one of the game's own. */
  refuse(refusal: Refusal, names: readonly string[]): string | null;
  /** A problem of a content pack, as a sentence (its path is shown beside it). */
  packProblem(problem: PackProblem): string;
  /** The name of a category or a tie-break of the outcome. */
  category(name: string): string;
}
