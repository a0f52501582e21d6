import type { Mind, Strength } from '@triptych/kernel';

/**
 * How far bots that search look ahead. A few playouts find most of what the advice overlooks, so `strong` gets no more:
 * that leaves room for `master`. The distances between strengths are measured: packages/bots/README.md.
 */
export const XERXES_MINDS: Readonly<Partial<Record<Strength, Mind>>> = {
  strong: {
    by: 'search',
    plan: { candidates: 4, horizon: 1, trust: 2 },
    budget: { iterations: 12, milliseconds: 400 },
  },
  master: {
    by: 'search',
    plan: { candidates: 12, horizon: 3, overlooks: 0.1, worlds: 6 },
    budget: { iterations: 6000, milliseconds: 1000 },
  },
};
