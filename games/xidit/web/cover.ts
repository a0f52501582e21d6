import { defineCover, oneOf } from '@triptych/board-kit/cover.ts';
import { components, NONE } from '../content/components.ts';
import type { XiditEvent } from '../events.ts';
import type { XiditTypes } from '../types.ts';

/** X10.2: what is behind a screen is secret, and so are the bards in the Fortress. */
export const cover = defineCover<XiditTypes>({
  open: new Set(['lord', 'censusFloor', 'dummy']),
  view: (pack) => {
    const { central } = components(pack);
    return (view) => ({
      ...view,
      viewer: 'spectator',
      lords: view.lords.map((lord, seat) => {
        if (seat !== view.viewer || view.phase === 'over') return lord;
        const songs = lord.songs.with(central, NONE);
        return view.setting.openScreens
          ? { ...lord, songs }
          : { ...lord, songs, units: null, gold: null, bards: null };
      }),
    });
  },
  secret: oneOf<XiditEvent>('fortressEntered'),
});
