import type { Game, Question, Seat } from '../../index.ts';

/**
 * Lookout, a small honest game with every kind of secret. First everybody seals a goal, which stays hidden to
 * the end. Then, for each card of a hidden deck, one seat is the lookout: it may place a mark (which reveals
 * nothing), peek at the top card alone, and bury it. Then those with coins seal bids for the top card; the
 * sole highest bidder pays and takes it unseen by the others, otherwise it is discarded face down.
 */
export interface LookoutState {
  deck: number[];
  hands: number[][];
  discard: number[];
  coins: number[];
  bank: number;
  marks: number[];
  /** -1: not chosen yet. */
  goals: number[];
  lookout: Seat;
  peeked: boolean;
  phase: 'goals' | 'look' | 'bids' | 'over';
}

export interface LookoutQuestion extends Question {
  readonly kind: 'goal' | 'look' | 'bid';
  /** The goal of the asked seat, which only that seat may know. */
  readonly goal: number;
}

export type LookoutEvent =
  | { readonly type: 'began'; readonly seats: number; readonly cards: number }
  | { readonly type: 'goals' }
  | { readonly type: 'marked'; readonly seat: Seat }
  | { readonly type: 'peeked'; readonly seat: Seat }
  | { readonly type: 'saw'; readonly card: number }
  | { readonly type: 'buried' }
  | { readonly type: 'bids'; readonly bids: readonly number[] }
  | { readonly type: 'taken'; readonly by: Seat }
  | { readonly type: 'took'; readonly card: number }
  | { readonly type: 'discarded' }
  | {
      readonly type: 'ended';
      readonly hands: readonly (readonly number[])[];
      readonly goals: readonly number[];
    };

export interface LookoutView {
  readonly deck: number;
  readonly discard: number;
  /** One's own hand, and everybody's at the end; otherwise one -1 per card. */
  readonly hands: readonly (readonly number[])[];
  readonly goals: readonly number[];
  readonly coins: readonly number[];
  readonly bank: number;
  readonly marks: readonly number[];
  readonly lookout: Seat;
  readonly peeked: boolean;
  readonly phase: LookoutState['phase'];
}

/** What a seat knows of every card that it cannot see now, in the order of the cards; -1: nothing. */
export interface LookoutMemory {
  deck: number[];
  discard: number[];
  hands: number[][];
}

export type Lookout = Game<LookoutState, LookoutQuestion, LookoutEvent, LookoutView, LookoutMemory>;
