import type { OptionSpec } from '@triptych/kernel';

export const ID = 'bellum';

/** Raised whenever the same log could lead to another state. */
export const RULES = 2;

/** B1.1 */
export const SEATS = { min: 2, max: 5 } as const;

/** What suits somebody who plays for the first time. */
export const FIRST_GAME = { seats: 3 };

export const OPTIONS: readonly OptionSpec[] = [
  /** B2.1: castles are chosen in seat order, or dealt. */
  { name: 'castles', standard: 'chosen', values: () => ['chosen', 'dealt'] },
  /** B2.5: the first captain is drawn, or set by the host: the number of a seat, counted from 1. */
  {
    name: 'first',
    standard: 'random',
    values: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => String(seat + 1))],
  },
];
