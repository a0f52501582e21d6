import type { Lean } from './character.ts';
import type { Emit, GameEvent } from './event.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Answer, Question, Seat, Viewer } from './question.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';
import type { SearchKnowledge } from './search-knowledge.ts';

/**
 * The contract of a game: rules as functions over a plain state, bound to one content pack.
 *
 * The state S is plain objects, arrays and numbers: it survives JSON. Rules change it in place. Everything a
 * seat may know comes from `view` and its events; everything a seat may do comes from `pending`.
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
  /** The game's id in addresses, files and commands. */
  readonly id: string;

  /** Increases whenever the same log could lead to another state. */
  readonly rules: number;

  /** A new match, up to its first question. Options are complete and valid (see `GameModule`). */
  setup(seats: number, options: Options, rng: Rng, emit?: Emit<E>): S;

  /** Makes `into` equal to `from` without sharing anything mutable. May reuse the memory of `into`. */
  copy(from: S, into: S): void;

  /**
   * Who must answer now. Empty: the game is over. Otherwise either one open question, or sealed questions for
   * several seats. Every question has at least two legal answers, unless only its own seat may know that
   * there is just one: moves that are visibly forced are carried out without asking.
   */
  pending(state: S): readonly Q[];

  /**
   * Why this answer to this pending question is illegal, in the game's own terms. Called for an answer
   * outside the question's shape. Null: use the kernel's general reason. Reveals nothing that the asked seat
   * may not know; changes nothing.
   */
  explain(state: S, question: Q, answer: Answer): Refusal | null;

  /** Carries out a legal answer to the open question and everything that follows, up to the next question. */
  apply(state: S, seat: Seat, answer: Answer, rng: Rng, emit?: Emit<E>): void;

  /**
   * Carries out the sealed answers of all asked seats together: `answers[seat]`, null for a seat that was not
   * asked. Until this call the kernel holds them and the game knows nothing of them.
   */
  reveal(state: S, answers: readonly (Answer | null)[], rng: Rng, emit?: Emit<E>): void;

  /** Whether this event reveals something that was hidden or left to chance. Undo stops there. */
  reveals(event: E): boolean;

  /**
   * What this viewer may know now. Built by listing what is visible, never by deleting what is not. `beside`
   * is another viewer's view of the same state: public parts may be shared with it. `last` is an earlier view
   * of the same viewer: unchanged parts may be shared with it.
   */
  view(state: S, viewer: Viewer, beside?: V, last?: V): V;

  /** A seat's memory before the first event. */
  memory(seat: Seat): M;

  /** Folds an event that a seat has seen into its memory, which holds what its view no longer shows. */
  remember(memory: M, event: E): void;

  /** A full state, drawn at random from all that are consistent with what this seat sees and remembers. */
  imagine(view: V, memory: M, seat: Seat, rng: Rng): S;

  /**
   * Ends the match early because the players agreed to: what was hidden is shown, and everything is scored as it
   * stands. Afterwards nothing is pending, and `outcome` ranks every seat.
   */
  end(state: S, emit?: Emit<E>): void;

  /** The result; null until the game is over. */
  outcome(state: S): Outcome | null;

  /**
   * A sensible quick answer. Honest callers pass a state imagined for the asked seat, so that the advice
   * cannot use what that seat does not know. `lean`: what the asked player values more or less than others do.
   */
  advise(state: S, question: Q, rng: Rng, lean?: Lean): Answer;

  /** What helps a search to play this game well. */
  readonly knowledge?: SearchKnowledge<S, Q>;
}
