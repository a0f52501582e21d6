import type { Emit, GameEvent } from './event.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Answer, Question, Seat, Viewer } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';

/**
 * The contract of a game: rules as functions over a plain state, bound to one content pack.
 *
 * The state S is plain objects, arrays and numbers: it survives JSON. Rules change it in place. Everything a
 * seat may know comes out of `view` and its events; everything a seat may do comes out of `pending`.
 *
 * S state, Q questions, E events, V view, M memory.
 */
export interface Game<
  S = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  V = unknown,
  M = unknown,
> {
  /** The game's name in addresses, files and commands. */
  readonly id: string;

  /** Rises whenever the same log could lead to another state. */
  readonly rules: number;

  /** A new match, ready for its first question. Options are complete and valid (see `GameModule`). */
  setup(seats: number, options: Options, rng: Rng, emit?: Emit<E>): S;

  /** Makes `into` equal to `from` without sharing anything that rules change, reusing what is worth reusing of `into`. */
  copy(from: S, into: S): void;

  /**
   * Who must answer now. Empty: the game is over. Otherwise either one open question, or sealed questions for
   * several seats. Every question has at least two legal answers, unless only its own seat may know that there
   * is just one: what everybody can see to be forced is carried out by itself.
   */
  pending(state: S): readonly Q[];

  /**
   * Why this answer to this pending question is not legal, in the game's own terms: called for an answer that is
   * outside the question's shape. Null leaves the kernel's general reason. Tells nothing that the asked seat may
   * not know; changes nothing.
   */
  explain(state: S, question: Q, answer: Answer): Refusal | null;

  /** Carries out a legal answer to the open question and all that follows, up to the next question. */
  apply(state: S, seat: Seat, answer: Answer, rng: Rng, emit?: Emit<E>): void;

  /**
   * Carries out the sealed answers of all asked seats together: `answers[seat]`, null for a seat not asked.
   * The kernel has kept them; until this call the game knows nothing of them.
   */
  reveal(state: S, answers: readonly (Answer | null)[], rng: Rng, emit?: Emit<E>): void;

  /** Whether this event tells anybody something that was hidden or left to chance. Undo stops there. */
  reveals(event: E): boolean;

  /**
   * What this viewer may know now. Built by naming what is shown, never by deleting what is not. `beside` is another
   * viewer's view of the same state: parts that everybody sees may be shared with it instead of built again. `last` is
   * an earlier view of the same viewer: parts that did not change may be shared with that.
   */
  view(state: S, viewer: Viewer, beside?: V, last?: V): V;

  /** What a seat remembers before the first event. */
  memory(seat: Seat): M;

  /** Folds one event of a seat's own stream into its memory: what it has seen and its view no longer shows. */
  remember(memory: M, event: E): void;

  /** A full state, drawn at random from all that fit what this seat sees and remembers. */
  imagine(view: V, memory: M, seat: Seat, rng: Rng): S;

  /** The result, once the game is over. */
  outcome(state: S): Outcome | null;

  /**
   * A sensible quick answer. Callers that must be honest hand in a state imagined for the asked seat, so that
   * it cannot use what that seat does not know.
   */
  advise(state: S, question: Q, rng: Rng): Answer;
}
