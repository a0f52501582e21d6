import type { OptionSpec } from '@triptych/kernel';

export const ID = 'flotsam';

/** Raised whenever the same log could lead to another state. */
export const RULES = 1;

/** F1.1 */
export const SEATS = { min: 2, max: 4 } as const;

export const OPTIONS: readonly OptionSpec[] = [
  /** F2.2 */
  { name: 'purse', standard: 'full', values: () => ['full', 'half'] },
];
