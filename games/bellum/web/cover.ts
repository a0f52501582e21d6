import { defineCover, oneOf } from '@triptych/board-kit/cover.ts';
import type { BellumEvent } from '../events.ts';
import { NONE } from '../state.ts';
import type { BellumTypes } from '../types.ts';

/** B8.1: only the values of chests are secret; goblins are sent secretly. */
export const cover = defineCover<BellumTypes>({
  open: new Set(['castle', 'reroll', 'attack', 'theft', 'recruit', 'side']),
  view: () => (view) => ({
    ...view,
    viewer: 'spectator',
    chestValues: view.phase === 'over' ? view.chestValues : view.chestValues.map(() => NONE),
  }),
  secret: oneOf<BellumEvent>('chestSeen'),
});
