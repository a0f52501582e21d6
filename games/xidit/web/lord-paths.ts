import type { CityId, Components } from '../content/components.ts';
import { COLOURS } from '../content/symbols.ts';
import type { Point } from '@triptych/board-kit/draw/pen.ts';
import type { Geography } from './geography.ts';
import type { Leg } from './year.ts';

/** A leg of a lord's path as drawn: beside the road, so that several can be distinguished. */
export interface Track {
  readonly leg: Leg;
  readonly points: readonly Point[];
  /** The position of its sign, and its direction in degrees. */
  readonly sign: Point;
  readonly turn: number;
}

const APART = 3.4;

/** The road that an order takes from a city, which has at most one of each colour; -1: none. */
export function roadFrom({ roads }: Components, order: number, city: CityId): number {
  return roads.findIndex(
    ({ colour, from, to }) => colour === COLOURS[order] && (from - 1 === city || to - 1 === city),
  );
}

export function tracksOf(
  components: Components,
  { roads }: Geography,
  legs: readonly Leg[],
  seats: number,
): Track[] {
  return legs.flatMap((leg) => {
    const number = roadFrom(components, leg.colour, leg.from);
    if (number < 0) return [];
    const forth = components.roads[number].from - 1 === leg.from;
    const road = forth ? roads[number].points : roads[number].points.toReversed();
    // Lords going either way keep to the same side of the road, each on their own line.
    const off = (leg.seat - (seats - 1) / 2) * APART * (forth ? 1 : -1);
    const points = road.slice(2, -2).map(([x, y], at): Point => {
      const [nx, ny] = normal(road[at + 1], road[at + 3]);
      return [x + nx * off, y + ny * off];
    });
    const at = Math.round((points.length - 1) * (0.24 + (0.52 * leg.seat) / Math.max(1, seats - 1)));
    const [before, after] = [points[Math.max(0, at - 1)], points[Math.min(points.length - 1, at + 1)]];
    const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    return [{ leg, points, sign: points[at], turn }];
  });
}

function normal([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  return [-(y2 - y1) / length, (x2 - x1) / length];
}
