import type { Mind, Strength } from '@triptych/kernel';

/**
 * How bots of each strength decide. Dice leave little room above the quick advice, so the lower two make mistakes, and
 * `strong` has few playouts: that leaves room for `master`. The distances between them are measured:
 * packages/bots/README.md.
 */
export const BELLUM_MINDS: Readonly<Record<Strength, Mind>> = {
  novice: { by: 'beginner', faults: { overlooks: 0.45, wavers: 8 } },
  casual: { by: 'beginner', faults: { overlooks: 0.25, wavers: 8 } },
  strong: {
    by: 'search',
    plan: { candidates: 12, horizon: 3, trust: 2 },
    budget: { iterations: 24, milliseconds: 400 },
  },
  master: {
    by: 'search',
    plan: { candidates: 32, horizon: 7, trust: 1 },
    budget: { iterations: 6000, milliseconds: 1000 },
  },
};
