import type { OneOf, Question, Seat } from '@triptych/kernel';

/** A crate, by its index in the pack. */
export type Crate = number;

/** The whole truth about a match, as plain data that survives JSON. */
export interface FlotsamState {
  phase: 'find' | 'sale' | 'over';
  finder: Seat;
  /** Closed crates in their row, the next one first. */
  beach: Crate[];
  /** What each seat has bought. */
  bought: Crate[][];
  /** What nobody wanted. */
  sea: Crate[];
  coins: number[];
  bank: number;
}

interface Asks<Kind extends string> extends Question {
  readonly kind: Kind;
  readonly shape: OneOf;
}

/** Offer this crate, or the next one? Options: `Find`. Only the asked seat learns the crate. */
interface FindQuestion extends Asks<'find'> {
  readonly crate: Crate;
}

/** How much for the crate? Sealed. Options: numbers of coins. */
type BidQuestion = Asks<'bid'>;

export type FlotsamQuestion = FindQuestion | BidQuestion;

export const Find = { offer: 0, push: 1 } as const;

/** The events. All are public except `looked`, which is for the finder alone. */
export type FlotsamEvent =
  | { readonly type: 'laidOut'; readonly crates: number }
  | { readonly type: 'found'; readonly seat: Seat }
  | { readonly type: 'looked'; readonly crate: Crate }
  | { readonly type: 'offered'; readonly seat: Seat }
  | { readonly type: 'pushed'; readonly seat: Seat }
  | { readonly type: 'bids'; readonly bids: readonly (number | null)[] }
  | { readonly type: 'sold'; readonly seat: Seat; readonly crate: Crate; readonly price: number }
  | { readonly type: 'lost'; readonly crate: Crate };
