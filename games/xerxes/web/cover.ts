import { defineCover, oneOf } from '@triptych/board-kit/cover.ts';
import type { XerxesEvent } from '../events.ts';
import type { XerxesTypes } from '../types.ts';

/** E13.2: cards are secret, and so is every question that offers them. */
export const cover = defineCover<XerxesTypes>({
  open: new Set([
    'satrap',
    'worker',
    'push',
    'ignore',
    'heir',
    'rival',
    'giveUp',
    'bonus',
    'build',
    'move',
    'divide',
    'rob',
    'give',
    'take',
    'order',
  ]),
  view: () => (view) => ({ ...view, viewer: 'spectator', hand: null }),
  secret: oneOf<XerxesEvent>('taxesDealt', 'campaignsDealt'),
});
