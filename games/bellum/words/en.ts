import { events } from './en/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { counted, names } from './en/things.ts';
import { you } from './en/you.ts';

export const en = {
  title: 'Bellum Magica',
  names,
  counted,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: { value: 'total chest value', chests: 'number of chests' },
  matchOptions: {
    castles: {
      name: 'Castles',
      hint: 'All castles are equally strong, but each has its own character.',
      values: { chosen: 'chosen in seat order', dealt: 'dealt at random' },
    },
    first: {
      name: 'First captain',
      hint: 'Rolls the die on day 1; after that, it passes to the left each day.',
      values: { random: 'at random' },
    },
  },
  /** The first captain, set by the host. */
  seat: ({ seat }: { readonly seat: string }) => `seat ${seat}`,
};

/** The words of the game. English gives their type; the other languages must be complete. */
export type BellumWords = typeof en;
