import { bellumBox } from '@triptych/games/bellum';
import { xerxesBox } from '@triptych/games/xerxes';
import { xiditBox } from '@triptych/games/xidit';
import type { Subject } from './random-game.ts';

/** The games that are measured, each in a full-size position. */
export const SUBJECTS: Readonly<Record<string, () => Subject>> = {
  bellum: () => ({
    game: bellumBox.open(bellumBox.packs.standard),
    seats: 4,
    options: { castles: 'dealt', first: 'random' },
  }),
  xidit: () => ({
    game: xiditBox.open(xiditBox.packs.standard),
    seats: 4,
    options: { length: 'long', dummy: 'normal', first: 'random', wasteland: '1', openScreens: 'off' },
  }),
  xerxes: () => ({
    game: xerxesBox.open(xerxesBox.packs.standard),
    seats: 4,
    options: { satraps: 'dealt', events: 'expansion', order: 'random', scenario: 'normal' },
  }),
};
