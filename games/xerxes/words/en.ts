import { events } from './en/events.ts';
import { abilities, ask, hasDecided, isDeciding, options, waitFor } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { counted, effects, names } from './en/things.ts';
import { you } from './en/you.ts';

export const en = {
  title: 'Xerxes',
  names,
  counted,
  effects,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  abilities,
  options,
  refusals,
  categories: {
    points: 'victory points',
    campaigns: 'campaigns fulfilled',
    buildings: 'buildings',
    taxes: 'tax cards fulfilled',
    resources: 'resources left',
    ability: 'ability unused',
    won: 'scenario won',
  },
  matchOptions: {
    satraps: {
      name: 'Satraps',
      hint: 'Each satrap has a home and a special ability to use once.',
      values: { chosen: 'chosen in seat order', dealt: 'dealt at random' },
    },
    events: {
      name: 'Events',
      hint: 'The base game has eight; the expansion adds six, each barring one building for a year.',
      values: { base: 'base game', expansion: 'with the expansion' },
    },
    order: {
      name: 'Starting turn order',
      hint: 'Going early costs you something; going late earns you something.',
      values: { random: 'at random' },
    },
    scenario: {
      name: 'Solo scenario',
      hint: 'How many cards and buildings you need by the end of year 7.',
      values: { easy: 'easy', normal: 'normal', hard: 'hard' },
    },
  },
  /** A turn order set by the host: `seats 2-1-3`. */
  seats: ({ order }: { readonly order: string }) => `seats ${order}`,
};

/** The words of the game. English gives their type; the other languages must be complete. */
export type XerxesWords = typeof en;
