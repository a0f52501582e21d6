import type { Answer, Game, GameEvent, Question, Seat, Viewer } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import type { Paint } from './style.ts';

/** Everything a drawing needs: what one viewer may know, and how to show it. */
export interface DrawingContext<G = Game, V = unknown> {
  readonly game: G;
  readonly view: V;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
}

/** How one game looks in the terminal. Everything else about a game comes from its module. */
export interface Board<
  G extends Game = Game,
  V = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  /** The whole table in front of the viewer. */
  draw(context: DrawingContext<G, V>): readonly string[];
  /** What the signs of the drawings mean. */
  legend(context: DrawingContext<G, V>): readonly string[];
  /** One player's things in full. */
  open(context: DrawingContext<G, V>, seat: Seat): readonly string[];
  /** How the result came about, step by step, once the match is over. */
  scoring(context: DrawingContext<G, V>): readonly string[];
  /** The options that a player would think of, in a natural order, even if some are illegal now. */
  conceivable(context: DrawingContext<G, V>, question: Q): readonly number[];
  /** Whether this event begins a new part of the story (a day, a year). */
  beginsPart(event: E): boolean;
  /** Whether another seat did this to that one. */
  strikes(event: E, seat: Seat): boolean;
  /** Letters that may be typed for the options of a question, instead of their numbers; null: it has none. */
  letters?(context: DrawingContext<G, V>, question: Q): readonly string[] | null;
  /** A preview of an answer, shown before it is given; null: it is given at once. */
  preview?(context: DrawingContext<G, V>, question: Q, answer: Answer): readonly string[] | null;
  /** Whether a good answer to this question is proposed, because finding one is work; any other can be given. */
  proposes?(question: Q): boolean;
  /** The title of the step that an event belongs to, such as one of several orders; null: none. */
  step?(event: E, language: Language): string | null;
  /**
   * What is remembered beyond a finished match, such as scenarios won: takes what was stored after earlier matches (of
   * any shape, because it comes from a file) and returns what to store now. Null: nothing.
   */
  achievements?(context: DrawingContext<G, V>, stored: unknown): Achievements | null;
}

/** What is stored from match to match, as plain data, and its text. */
export interface Achievements {
  /** Whether the earlier data was valid for this game. */
  readonly understood: boolean;
  readonly stored: unknown;
  readonly lines: readonly string[];
}
