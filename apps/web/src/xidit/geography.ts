import type { Components, RegionId } from '@triptych/xidit/components';
import type { Colour } from '@triptych/xidit/symbols';
import { Hand, type Point } from '../draw/hand.ts';
import { type Box, distanceToBox, isInside, onCurve, pathOf, widened } from './geometry.ts';
import { growth } from './landscape.ts';

/** Where everything lies on a field of so many pixels. */
export interface Geography {
  readonly cities: readonly Point[];
  readonly roads: readonly {
    readonly colour: Colour;
    readonly points: readonly Point[];
    readonly path: string;
  }[];
  readonly regions: readonly { readonly path: string; readonly label: Point; readonly growth: string }[];
  readonly coast: string;
  readonly waves: readonly string[];
}

/** What a city takes up around its tower: what lies beside it on a large map. */
const AROUND_CITY = {
  large: { left: 44, top: 34, right: 108, bottom: 34 },
  small: { left: 22, top: 22, right: 22, bottom: 22 },
} as const;
const PIECES = 18;

export function geography(components: Components, width: number, height: number, small: boolean): Geography {
  const room = AROUND_CITY[small ? 'small' : 'large'];
  const place = projection(components, width, height, room);
  const cities = components.cities.map(place);
  const roads = components.roads.map(({ colour, from, to, via }, number) => {
    const points = bend(cities[from - 1], place(via), cities[to - 1], number);
    return { colour, from: from - 1, to: to - 1, points, path: pathOf(points) };
  });
  /** The points of the road between two neighbours, in the direction in which one walks. */
  const between = (from: number, to: number): readonly Point[] => {
    const road = roads.find((r) => (r.from === from && r.to === to) || (r.from === to && r.to === from));
    if (road === undefined) return [cities[from], cities[to]];
    return road.from === from ? road.points : road.points.toReversed();
  };
  const around = (outline: readonly number[]): Point[] =>
    outline.flatMap((city, at) => between(city, outline[(at + 1) % outline.length]).slice(0, -1));
  const outlines = components.regions.map(({ outline }) => around(outline));
  const shore = around(outerCities(components));
  const hand = new Hand(4);
  const boxes = cities.map(
    ([x, y]): Box => ({
      left: x - room.left,
      top: y - room.top,
      right: x + room.right,
      bottom: y + room.bottom,
    }),
  );
  return {
    cities,
    roads,
    regions: outlines.map((outline, region) => {
      const label = quietPoint(outline, boxes.map(nearTower));
      const free = { outline, boxes, label, small };
      return {
        path: pathOf(outline, true),
        label,
        growth: growth(components.regions[region].landscape, free, region),
      };
    }),
    coast: hand.stroke(widened(shore, small ? 11 : 22), { closed: true, wobble: 2.2, step: 9 }),
    waves: (small ? [17, 24] : [31, 41, 53]).map((out) =>
      hand.stroke(widened(shore, out), { closed: true, wobble: 1.8, step: 14 }),
    ),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The cities fill the field, but for the room that each needs around it. */
function projection({ cities }: Components, width: number, height: number, room: Box): (spot: Spot) => Point {
  const [xs, ys] = [cities.map(({ x }) => x), cities.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = (width - room.left - room.right) / Math.max(1, Math.max(...xs) - left);
  const down = (height - room.top - room.bottom) / Math.max(1, Math.max(...ys) - top);
  return ({ x, y }) => [room.left + (x - left) * across, room.top + (y - top) * down];
}

/** A road as a hand draws it: bent, and never quite smooth. Its ends are where the cities are. */
function bend(from: Point, via: Point, to: Point, number: number): Point[] {
  const hand = new Hand(number + 40);
  return Array.from({ length: PIECES + 1 }, (_, at): Point => {
    const [x, y] = onCurve(from, via, to, at / PIECES);
    return at === 0 || at === PIECES ? [x, y] : [x + hand.off(0.8), y + hand.off(0.8)];
  });
}

/** The cities on the shore, in order: what lies between two of them borders on one region only. */
function outerCities({ regions, roads }: Components): number[] {
  const borders = (region: RegionId, a: number, b: number): boolean => {
    const { outline } = regions[region];
    const at = outline.indexOf(a);
    if (at < 0) return false;
    return outline[(at + 1) % outline.length] === b || outline.at(at - 1) === b;
  };
  const outer = roads
    .map(({ from, to }) => [from - 1, to - 1] as const)
    .filter(([a, b]) => regions.filter((_, region) => borders(region, a, b)).length === 1);
  const order = [outer[0][0]];
  let last: readonly [number, number] = outer[0];
  for (let city = last[1]; city !== order[0]; ) {
    order.push(city);
    const next = outer.find((road) => road !== last && (road[0] === city || road[1] === city));
    if (next === undefined) break;
    last = next;
    city = next[0] === city ? next[1] : next[0];
  }
  return order;
}

/** A name may come close to where a tile could lie, but not to the tower itself. */
function nearTower({ left, top, right, bottom }: Box): Box {
  return { left, top, right: Math.min(right, left + 92), bottom };
}

const GRID = 28;

/** Names are wide: what lies beside them is nearer than what lies above. */
const FLAT = 0.46;

/** The point inside an outline that lies farthest from its edge and from every city. */
function quietPoint(outline: readonly Point[], boxes: readonly Box[]): Point {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [(Math.max(...xs) - left) / GRID, (Math.max(...ys) - top) / GRID];
  let best: Point = outline[0];
  let most = -1;
  for (let column = 1; column < GRID; column++) {
    for (let row = 1; row < GRID; row++) {
      const point: Point = [left + column * across, top + row * down];
      if (!isInside(point, outline)) continue;
      const free = Math.min(
        ...outline.map(([x, y]) => Math.hypot((x - point[0]) * FLAT, y - point[1])),
        ...boxes.map((box) => distanceToBox(point, box, FLAT) + 6),
      );
      if (free <= most) continue;
      most = free;
      best = point;
    }
  }
  return best;
}
