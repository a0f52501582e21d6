import type { Game, GameEvent, Options, Question } from '@triptych/kernel';

/** A game for the conformance suite, with facts that only the game knows about its rules. */
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
   * The number of each component, wherever they are: supply, hands, board and box together must stay as they were after
   * setup, in real and in imagined states.
   */
  components?(state: S): Readonly<Record<string, number>>;

  /** Whether this question may have a single answer, because only its own seat can know that it is forced. */
  mayBeForced?(question: Q): boolean;

  /** A tiny instance of the same game, whose hidden information can be enumerated by brute force. */
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
  /** Matches per seat: enough for every possible world to come up several times. */
  readonly worlds?: number;
  /** What makes two worlds the same, if not the whole state; for example without the order of a hand. */
  essence?(state: S): unknown;
}
