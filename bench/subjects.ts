import { bellum } from '@triptych/games/bellum';
import { xerxes } from '@triptych/games/xerxes';
import { xidit } from '@triptych/games/xidit';
import type { MeasuredGame } from './random-game.ts';

/** The games that are measured, each in a full-size position. */
export const SUBJECTS: Readonly<Record<string, () => MeasuredGame>> = {
  bellum: () => ({
    game: bellum.open(bellum.packs.standard),
    seats: 4,
    options: { castles: 'dealt', first: 'random' },
  }),
  xidit: () => ({
    game: xidit.open(xidit.packs.standard),
    seats: 4,
    options: { length: 'long', dummy: 'normal', first: 'random', wasteland: '1', openScreens: 'off' },
  }),
  xerxes: () => ({
    game: xerxes.open(xerxes.packs.standard),
    seats: 4,
    options: { satraps: 'dealt', events: 'expansion', order: 'random', scenario: 'normal' },
  }),
};
