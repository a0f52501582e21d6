import type { OptionSpec } from '@triptych/kernel';

export const ID = 'xidit';

/** Raised whenever the same log could lead to another state. */
export const RULES = 2;

/** X1.1 */
export const SEATS = { min: 3, max: 5 } as const;

/** What suits somebody who plays for the first time. */
export const FIRST_GAME = { seats: 4, options: { length: 'short' } };

export const OPTIONS: readonly OptionSpec[] = [
  /** X8.2, X9.6: twelve years, or nine. */
  { name: 'length', standard: 'long', values: () => ['long', 'short'] },
  /** X9.3: how strong the dummy of a game for three begins. */
  { name: 'dummy', standard: 'normal', values: (seats) => (seats === 3 ? ['normal', 'hard'] : ['normal']) },
  /** X2.5: the first player is drawn, or set by the host: the number of a seat, counted from 1. */
  {
    name: 'first',
    standard: 'random',
    values: (seats) => ['random', ...Array.from({ length: seats }, (_, seat) => String(seat + 1))],
  },
  /** X9.7: which region is wasteland in a short game for five. */
  {
    name: 'wasteland',
    standard: '1',
    values: (seats) => (seats === 5 ? ['1', '2'] : ['1']),
    matters: ({ length }) => length === 'short',
  },
  /** X10.4: whether units, gold and bards left are shown to all. */
  { name: 'openScreens', standard: 'off', values: () => ['off', 'on'] },
];
