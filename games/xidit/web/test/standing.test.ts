import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import { INFLUENCE, REPUTATION, WEALTH } from '../../content/symbols.ts';
import { xidit } from '../../index.ts';
import { standingIn } from '../standing.ts';
import type { XiditView } from '../../view.ts';
import { FastRng } from '@triptych/kernel';

const parts = components(standard);
const game = xidit.open(standard);
const start = game.setup(
  4,
  { length: 'short', dummy: 'normal', first: '1', openScreens: 'off', wasteland: '1' },
  new FastRng(1),
);

/** The first seat's view, with these floors in cities 1 to 4, one guild for each seat. */
function seen(
  floors: readonly number[],
  songs: readonly (readonly [seat: number, bards: number])[] = [],
): XiditView {
  const view = game.view(start, 0);
  const region = parts.regions.findIndex(
    (_, of) => of !== parts.central && !view.setting.wastelands.includes(of),
  );
  return {
    ...view,
    guilds: view.guilds.map((_, city) => (city < floors.length ? city : -1)),
    heights: view.heights.map((_, city) => floors[city] ?? 0),
    lords: view.lords.map((lord, seat) => ({
      ...lord,
      songs: lord.songs.map((bards, of) =>
        of === region ? (songs.find(([singer]) => singer === seat)?.[1] ?? 0) : bards,
      ),
    })),
  };
}

it('floors are public: the place is known except for ties, which units decide (X8.9)', () => {
  expect(standingIn(parts, seen([3, 4, 1, 0]), 0, INFLUENCE)).toEqual({ best: 2, worst: 2 });
  expect(standingIn(parts, seen([3, 3, 1, 0]), 0, INFLUENCE)).toEqual({ best: 1, worst: 2 });
});

it('the gold of others is secret: any place is possible (X10.2)', () => {
  expect(standingIn(parts, seen([]), 0, WEALTH)).toEqual({ best: 1, worst: 4 });
});

it('bards of others in the Fortress are unknown, so that reputation is a range (X4.13)', () => {
  expect(standingIn(parts, seen([], [[0, 2]]), 0, REPUTATION)).toEqual({ best: 1, worst: 4 });
  expect(standingIn(parts, seen([], [[1, 2]]), 0, REPUTATION).best).toBe(2);
});
