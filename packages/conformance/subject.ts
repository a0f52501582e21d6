import type { Game, GameEvent, Options, Question } from '@triptych/kernel';

/** A game handed to the conformance suite, with what only the game itself can say about its rules. */
export interface Subject<
  S = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  V = unknown,
  M = unknown,
> {
  readonly name: string;
  readonly game: Game<S, Q, E, V, M>;
  readonly seats: number;
  readonly options: Options;

  /**
   * How many there are of each component, wherever they lie: with supply, hands, board and box counted together
   * the numbers stay as they were after the set-up, in real and in imagined states.
   */
  components?(state: S): Readonly<Record<string, number>>;

  /** Whether this question may have a single answer, because only its own seat can know that it is forced. */
  mayBeForced?(question: Q): boolean;

  /** A tiny instance of the same game, for which all that a seat cannot know is found by brute force. */
  readonly small?: SmallWorld<S, Q, E, V, M>;
}

export interface SmallWorld<
  S = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  V = unknown,
  M = unknown,
> {
  readonly game: Game<S, Q, E, V, M>;
  readonly seats: number;
  readonly options: Options;
  /** How many answers are played; worlds are compared after each of them. */
  readonly depth: number;
  /** How many matches are played for each seat: enough that every possible world comes up several times. */
  readonly worlds?: number;
  /** What makes two worlds the same, if not the whole state: for example without the order of a hand. */
  essence?(state: S): unknown;
}
