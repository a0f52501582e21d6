import type { Mind, Strength } from '@triptych/kernel';

/**
 * How far bots that search look ahead. A few playouts find most of what the advice overlooks within a year, so `strong`
 * gets no more: that leaves room for `master`. The distances between strengths are measured: packages/bots/README.md.
 */
export const XIDIT_MINDS: Readonly<Partial<Record<Strength, Mind>>> = {
  strong: {
    by: 'search',
    plan: { candidates: 8, horizon: 1 },
    budget: { iterations: 24, milliseconds: 400 },
  },
  master: {
    by: 'search',
    plan: { candidates: 32, horizon: 2 },
    budget: { iterations: 6000, milliseconds: 1000 },
  },
};
