import type { PackProblem } from './pack-problem.ts';
import type { GameEvent } from './event.ts';
import type { PublicQuestion, Question } from './question.ts';
import type { Refusal } from './refusal.ts';

/** One numbered rule, for the reader. */
export interface RuleText {
  readonly number: string;
  readonly chapter: string;
  readonly text: string;
  /** A ruling of ours, where the published rules are silent or unclear. */
  readonly ruling: boolean;
}

/**
 * A game in words, in one language: from it, terminal and page tell the story and label their controls.
 * `names` are the players' names by seat.
 */
export interface Narrator<Q extends Question = Question, E extends GameEvent = GameEvent, V = unknown> {
  readonly title: string;
  readonly rules: readonly RuleText[];
  /** What the asked seat must decide, as a sentence to it. */
  ask(question: Q, view: V, names: readonly string[]): string;
  /** What somebody else decides, as far as everybody may know. */
  waitFor(question: PublicQuestion, names: readonly string[]): string;
  /** One option (or target) of a question, as a short label. */
  option(question: Q, option: number, view: V, names: readonly string[]): string;
  /** One item of an `assign` question, as a short label. */
  item(question: Q, item: number, view: V, names: readonly string[]): string;
  /** What happened, as a sentence of the log. */
  tell(event: E, names: readonly string[]): string;
  /** Why not, in the game's own words; null for a refusal that is not the game's own. */
  refuse(refusal: Refusal, names: readonly string[]): string | null;
  /** What is wrong with a content pack, as a sentence (where it is wrong is said beside it). */
  packProblem(problem: PackProblem): string;
  /** The name of a category or a tie-break of the outcome. */
  category(name: string): string;
  /** The name of an option of the match, and of one of its values. */
  matchOption(name: string): string;
  matchOptionValue(name: string, value: string): string;
}
