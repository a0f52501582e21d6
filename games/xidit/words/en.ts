import { events } from './en/events.ts';
import { ask, hasDecided, isDeciding, options, waitFor } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { counted, foreseen, names } from './en/things.ts';
import { you } from './en/you.ts';

export const en = {
  title: 'Lords of Xidit',
  names,
  counted,
  foreseen,
  events,
  you,
  ask,
  waitFor,
  hasDecided,
  isDeciding,
  options,
  refusals,
  categories: {
    lasted: 'assessments survived',
    wealth: 'wealth',
    influence: 'influence',
    reputation: 'reputation',
    units: 'units behind the screen',
    turnOrder: 'turn order',
    dummy: 'ties against the dummy',
  },
  matchOptions: {
    length: {
      name: 'Length',
      hint: 'Nine years make a good first game of about an hour; twelve are the long game.',
      values: { long: '12 years', short: '9 years' },
    },
    dummy: {
      name: 'Dummy player',
      hint: 'The dummy competes in the three assessments; a strong dummy starts one higher in each.',
      values: { normal: 'normal', hard: 'strong' },
    },
    first: {
      name: 'First player',
      hint: 'Goes first in year 1; after that, the marker passes to the left each year.',
      values: { random: 'at random' },
    },
    wasteland: {
      name: 'Wasteland',
      hint: 'In the short five-player game, no bards can be placed in this region.',
      values: { '1': 'region 1', '2': 'region 2' },
    },
    openScreens: {
      name: 'Open screens',
      hint: 'Everyone can see all units, gold and bards: easier, with nothing to memorise.',
      values: { off: 'no', on: 'yes' },
    },
  },
  /** The first player, set by the host. */
  seat: ({ seat }: { readonly seat: string }) => `seat ${seat}`,
};

/** The words of the game. English gives their type; the other languages must be complete. */
export type XiditWords = typeof en;
