import type { Components, RegionId } from '../content/components.ts';
import type { Language } from '@triptych/words';
import type { Colour } from '../content/symbols.ts';
import { Pen, type Point } from '@triptych/board-kit/draw/pen.ts';
import { type Box, onCurve, pathOf, widened } from './geometry.ts';
import { growth } from './landscape.ts';
import type { MapDetail } from './map-detail.ts';
import { type CitySpots, spotsOf } from './spots.ts';

/** Where everything is, on a field of a given size in pixels. */
export interface Geography {
  readonly detail: MapDetail;
  readonly cities: readonly Point[];
  readonly roads: readonly {
    readonly colour: Colour;
    readonly points: readonly Point[];
    readonly path: string;
  }[];
  readonly regions: readonly { readonly path: string; readonly label: Box; readonly growth: string }[];
  /** The places of everything that belongs to a city, by city. */
  readonly spots: readonly CitySpots[];
  readonly coast: string;
  readonly waves: readonly string[];
}

/** The margin between the outermost cities and the edge of the field. */
const MARGIN = {
  full: { left: 40, top: 34, right: 46, bottom: 40 },
  regions: { left: 26, top: 24, right: 26, bottom: 22 },
  tiles: { left: 24, top: 24, right: 24, bottom: 22 },
  signs: { left: 22, top: 22, right: 22, bottom: 20 },
} as const;
/** How far the coast and the waves are from the outermost roads. */
const SHORE = {
  full: { coast: 22, waves: [31, 41, 53] },
  regions: { coast: 13, waves: [20, 29] },
  tiles: { coast: 12, waves: [18, 26] },
  signs: { coast: 11, waves: [17, 24] },
} as const;
const PIECES = 18;

/** What the map is drawn for. */
interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly detail: MapDetail;
  readonly language: Language;
  readonly players: number;
}

const drawn = new WeakMap<Components, Map<string, Geography>>();
const KEPT = 6;

/** The map of a pack for these parameters. It is cached, so that returning to it changes nothing. */
export function geography(components: Components, wanted: Wanted): Geography {
  const maps = drawn.get(components) ?? new Map<string, Geography>();
  drawn.set(components, maps);
  const key = Object.values(wanted).join();
  const map = maps.get(key) ?? draw(components, wanted);
  maps.set(key, map);
  if (maps.size > KEPT) maps.delete([...maps.keys()][0]);
  return map;
}

function draw(components: Components, wanted: Wanted): Geography {
  const { width, height, detail } = wanted;
  const place = projection(components, width, height, MARGIN[detail]);
  const cities = components.cities.map(place);
  const roads = components.roads.map(({ colour, from, to, via }, number) => {
    const points = bend(cities[from - 1], place(via), cities[to - 1], number);
    return { colour, from: from - 1, to: to - 1, points, path: pathOf(points) };
  });
  /** The points of the road between two neighbours, in walking direction. */
  const between = (from: number, to: number): readonly Point[] => {
    const road = roads.find((r) => (r.from === from && r.to === to) || (r.from === to && r.to === from));
    if (road === undefined) return [cities[from], cities[to]];
    return road.from === from ? road.points : road.points.toReversed();
  };
  const around = (outline: readonly number[]): Point[] =>
    outline.flatMap((city, at) => between(city, outline[(at + 1) % outline.length]).slice(0, -1));
  const outlines = components.regions.map(({ outline }) => around(outline));
  const shore = around(outerCities(components));
  const hand = new Pen(4);
  const spots = spotsOf({
    ...wanted,
    components,
    cities,
    outlines,
    roads: roads.flatMap(({ points }) => points),
  });
  const written = [...spots.regions, ...spots.cities.flatMap(({ tower, name }) => [tower, name])];
  const { coast, waves } = SHORE[detail];
  return {
    detail,
    cities,
    roads,
    spots: spots.cities,
    regions: outlines.map((outline, region) => ({
      path: pathOf(outline, true),
      label: spots.regions[region],
      growth: growth(
        components.regions[region].landscape,
        { outline, written, dense: detail !== 'full' },
        region,
      ),
    })),
    coast: hand.stroke(widened(shore, coast), { closed: true, wobble: 2.2, step: 9 }),
    waves: waves.map((out) => hand.stroke(widened(shore, out), { closed: true, wobble: 1.8, step: 14 })),
  };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The cities fill the field, except for the room that each needs around it. */
function projection({ cities }: Components, width: number, height: number, room: Box): (spot: Spot) => Point {
  const [xs, ys] = [cities.map(({ x }) => x), cities.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const across = (width - room.left - room.right) / Math.max(1, Math.max(...xs) - left);
  const down = (height - room.top - room.bottom) / Math.max(1, Math.max(...ys) - top);
  return ({ x, y }) => [room.left + (x - left) * across, room.top + (y - top) * down];
}

/** A hand-drawn road: bent, never quite smooth, with its ends at the cities. */
function bend(from: Point, via: Point, to: Point, number: number): Point[] {
  const hand = new Pen(number + 40);
  return Array.from({ length: PIECES + 1 }, (_, at): Point => {
    const [x, y] = onCurve(from, via, to, at / PIECES);
    return at === 0 || at === PIECES ? [x, y] : [x + hand.off(0.8), y + hand.off(0.8)];
  });
}

/** The cities on the shore, in order: a road between two of them borders on only one region. */
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
