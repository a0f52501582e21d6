import { NONE } from '../content/components.ts';
import { NO_TILE } from '../state.ts';
import type { XiditView } from '../view.ts';
import type { Point } from '@triptych/board-kit/draw/pen.ts';
import { arrange, type Item } from './arrange.ts';
import type { Geography } from './geography.ts';
import { type Box, boxAt, type Extent } from './geometry.ts';
import type { PlannedHere } from './plan.ts';
import { WEIGHTS } from './spots.ts';

/** For the numbers of orders: padding of a group, width of each number, of a warning, and height. */
const LARGE = { edge: 7, number: 14, warning: 5, height: 20 };
const SMALL = { edge: 7, number: 11, warning: 0, height: 18 };
/** Readability matters most. */
const WEIGHT = 10;

/** While planning, text outweighs pictures. */
const READ: Readonly<Partial<Record<keyof typeof WEIGHTS, number>>> = { tower: 3, region: 3, lords: 2 };

/** Places for the numbers of a plan: clear of each other and of everything on the map now. */
export function placesOf(
  groups: readonly PlannedHere[],
  land: Geography,
  view: XiditView,
  field: { readonly width: number; readonly height: number },
): Box[] {
  const numbers = groups.map(({ road, city, steps }): Item => {
    const { edge, number, warning, height } = land.detail === 'full' ? LARGE : SMALL;
    const warnings = steps.filter(({ vain }) => vain).length;
    const extent: Extent = [edge + number * steps.length + warning * warnings, height];
    const places = road < 0 ? around(land.spots[city].tower, extent) : along(land.roads[road].points, extent);
    return { weight: WEIGHT, onRoad: 0, places };
  });
  const placed = arrange([...present(land, view), ...numbers], { ...field, roads: [] });
  return placed.slice(-groups.length);
}

/** What is on the map now, each at its one place. */
function present(land: Geography, view: XiditView): Item[] {
  const fixed = (kind: keyof typeof WEIGHTS, box: Box): Item => ({
    weight: (READ[kind] ?? 1) * WEIGHTS[kind],
    onRoad: 0,
    places: [box],
  });
  return [
    ...land.regions.map(({ label }) => fixed('region', label)),
    ...land.spots.flatMap(({ tower, name, tile, guild, lords }, city) => [
      fixed('tower', tower),
      fixed('name', name),
      ...(view.sides[city] === NO_TILE ? [] : [fixed('tile', tile)]),
      ...(view.guilds[city] === NONE ? [] : [fixed('guild', guild)]),
      ...(view.lords.some((lord) => lord.city === city) ? [fixed('lords', lords)] : []),
    ]),
  ];
}

/** Places at a tower: below, above and beside it, touching places first. */
function around(tower: Box, extent: Extent): Box[] {
  const [width, height] = extent;
  const middle = (tower.left + tower.right) / 2;
  return [0, 5, 12].flatMap((off) => [
    ...[0.5, 0, 1].flatMap((share) => [
      boxAt(middle - width * share, tower.bottom - 2 + off, extent),
      boxAt(middle - width * share, tower.top - height + 2 - off, extent),
    ]),
    ...[tower.bottom - height, (tower.top + tower.bottom - height) / 2, tower.top].flatMap((top) => [
      boxAt(tower.right - 1 + off, top, extent),
      boxAt(tower.left - width + 1 - off, top, extent),
    ]),
  ]);
}

/** Offsets from a road, in widths and heights of the numbers. */
const BESIDE = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.6, 0],
  [0.6, 0],
  [0, -1],
  [0, 1],
] as const;

/** Places on a road and close beside it, from its middle outwards. */
function along(points: readonly Point[], extent: Extent): Box[] {
  const middle = (points.length - 1) / 2;
  const far = (at: number): number => Math.abs(at - middle);
  // Near the ends it would be unclear which road is meant.
  const order = [...points.keys()].filter((at) => far(at) < middle * 0.7).sort((a, b) => far(a) - far(b));
  const [width, height] = extent;
  return BESIDE.flatMap(([across, down]) =>
    order.map((at) =>
      boxAt(points[at][0] + (across - 0.5) * width, points[at][1] + (down - 0.5) * height, extent),
    ),
  );
}
