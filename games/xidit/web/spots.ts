import type { Components } from '../content/components.ts';
import type { Language } from '@triptych/words';
import type { Point } from '@triptych/board-kit/draw/pen.ts';
import { arrange, inside, type Item } from './arrange.ts';
import { lettersIn } from './lettering.ts';
import type { MapDetail } from './map-detail.ts';
import { type Box, boxAround, boxAt, type Extent, isInside } from './geometry.ts';

/** The places of everything that belongs to a city. */
export interface CitySpots {
  readonly name: Box;
  /** Room for the largest tile, whether or not there is one, so that nothing moves when one arrives. */
  readonly tile: Box;
  readonly guild: Box;
  readonly lords: Box;
  readonly tower: Box;
}

interface Size {
  readonly tower: Box;
  readonly tile: Extent;
  readonly guild: Extent;
  readonly lords: Extent;
  /** Possible distances of lords from a tower, nearest first; any nearer they would seem to cover it. */
  readonly apart: readonly number[];
  /** The size of a letter in city names; zero if there are none. */
  readonly letter: Extent;
  /** How much more than other things the name of a city is worth seeing. */
  readonly nameWorth: number;
}

const SMALL: Size = {
  tower: { left: -13, top: -17, right: 13, bottom: 13 },
  tile: [82, 36],
  guild: [15, 28],
  lords: [30, 23],
  apart: [2, 6, 11],
  letter: [0, 0],
  nameWorth: 1,
};
const SIZES: Readonly<Record<MapDetail, Size>> = {
  full: {
    tower: { left: -17, top: -24, right: 17, bottom: 18 },
    tile: [101, 41],
    guild: [20, 34],
    lords: [48, 33],
    apart: [2, 9, 17],
    letter: [7.2, 18],
    nameWorth: 1.5,
  },
  regions: SMALL,
  tiles: SMALL,
  signs: { ...SMALL, tile: [20, 20] },
};

/** The cost of being covered. */
export const WEIGHTS = { tower: 6, tile: 3, guild: 3, name: 4, region: 5, lords: 4.2 };
const ON_ROAD = { tile: 50, guild: 20, name: 12, region: 300, lords: 4 };

/** A name that touches the frame looks cut off, and the estimate of its width may be a little short. */
const EDGE = 4;

export interface Site {
  readonly components: Components;
  readonly language: Language;
  readonly players: number;
  readonly width: number;
  readonly height: number;
  readonly detail: MapDetail;
  readonly cities: readonly Point[];
  readonly outlines: readonly (readonly Point[])[];
  readonly roads: readonly Point[];
}

interface Spots {
  readonly cities: readonly CitySpots[];
  readonly regions: readonly Box[];
}

/** Finds room for everything on the map, for this language and number of players. */
export function spotsOf(site: Site): Spots {
  const { components, language, detail, cities, outlines } = site;
  const size = SIZES[detail];
  const towers = cities.map((city) => moved(size.tower, city));
  const names = components
    .names(language)
    .cities.map((name): Extent => [lettersIn(name) * size.letter[0], size.letter[1]]);
  // What has the fewest possible places comes first.
  const kinds = {
    region: outlines.map((outline, region) => item('region', within(outline, labelSize(site, region)))),
    guild: cities.map((city) => item('guild', leaning(size.tower, size.guild, city))),
    tile: cities.map((city) => item('tile', near(around(size.tower, size.tile, city), city, site))),
    name: cities.map((city, at): Item => {
      const places = underOrOver(size.tower, names[at], city);
      return {
        weight: WEIGHTS.name * size.nameWorth,
        onRoad: ON_ROAD.name,
        places: places.map((box) => inside(box, site, EDGE)),
      };
    }),
    lords: cities.map((city) => item('lords', near(standing(size, city), city, site))),
  };
  const fixed = towers.map((tower): Item => ({ weight: WEIGHTS.tower, onRoad: 0, places: [tower] }));
  const items = [...fixed, ...Object.values(kinds).flat()];
  const placed = arrange(items, { width: site.width, height: site.height, roads: site.roads });
  const boxes = new Map(items.map((one, at) => [one, placed[at]]));
  const boxOf = (one: Item): Box => boxes.get(one) ?? one.places[0];
  return {
    cities: cities.map((_, city) => ({
      name: boxOf(kinds.name[city]),
      tile: boxOf(kinds.tile[city]),
      guild: boxOf(kinds.guild[city]),
      lords: boxOf(kinds.lords[city]),
      tower: towers[city],
    })),
    regions: kinds.region.map(boxOf),
  };
}

function item(kind: keyof typeof ON_ROAD, places: readonly Box[]): Item {
  return { weight: WEIGHTS[kind], onRoad: ON_ROAD[kind], places };
}

/** Of these places at a city, on a small map those that are nearer to it than to any other. */
function near(places: readonly Box[], city: Point, site: Site): readonly Box[] {
  // A large map has room for a string from a tile to its city.
  if (site.detail === 'full') return places;
  const own = places.filter((box) => {
    // A place beyond the edge is moved in.
    const seen = inside(box, site);
    return site.cities.every((other) => other === city || distance(seen, city) < distance(seen, other));
  });
  return own.length > 0 ? own : places;
}

/** From the middle of a box. */
function distance({ left, top, right, bottom }: Box, [x, y]: Point): number {
  return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
}

function moved({ left, top, right, bottom }: Box, [x, y]: Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Places on all sides of a tower, near ones first. */
function around(tower: Box, extent: Extent, [x, y]: Point): Box[] {
  const [width, height] = extent;
  const [west, east] = [tower.left - width - 2, tower.right + 2];
  const [north, south] = [tower.top - height - 1, tower.bottom + 1];
  const rows = [-height / 2, tower.bottom - height, tower.top, north / 2 - height / 4, south / 2];
  const columns = [-width / 2, -width * 0.8, -width * 0.2, tower.left - width, tower.right];
  return [
    ...rows.flatMap((row) => [boxAt(x + east, y + row, extent), boxAt(x + west, y + row, extent)]),
    ...columns.map((column) => boxAt(x + column, y + north, extent)),
    ...columns.map((column) => boxAt(x + column, y + south, extent)),
    ...columns.map((column) => boxAt(x + column, y + south + 15, extent)),
    ...columns.map((column) => boxAt(x + column, y + north - 15, extent)),
    ...[south - 6, north + 6].flatMap((row) => [
      boxAt(x + west - 8, y + row, extent),
      boxAt(x + east + 8, y + row, extent),
    ]),
    ...rows.flatMap((row) => [boxAt(x + east + 21, y + row, extent), boxAt(x + west - 21, y + row, extent)]),
  ];
}

/** Guilds touch a tower or stand at one of its corners. */
function leaning(tower: Box, extent: Extent, [x, y]: Point): Box[] {
  const [width, height] = extent;
  const rows = [tower.bottom - height, tower.top + 6, tower.bottom - height / 2, tower.top - 9];
  const corners = [tower.bottom - 5, tower.top - height + 8];
  return [
    ...rows.flatMap((row) => [
      boxAt(x + tower.left - width, y + row, extent),
      boxAt(x + tower.right, y + row, extent),
    ]),
    ...corners.flatMap((row) => [
      boxAt(x + tower.left - width / 2, y + row, extent),
      boxAt(x + tower.right - width / 2, y + row, extent),
    ]),
  ];
}

/** Positions along a side of a tower, from its middle outwards. */
const ALONG = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];

/** Lords stand close to a tower, on any side. */
function standing({ tower, lords: extent, apart }: Size, [x, y]: Point): Box[] {
  const [width, height] = extent;
  const across = (share: number): number => tower.left - width + share * (tower.right - tower.left + width);
  const down = (share: number): number => tower.top - height + share * (tower.bottom - tower.top + height);
  return apart.flatMap((gap) =>
    ALONG.flatMap((share) => [
      boxAt(x + tower.right + gap, y + down(share), extent),
      boxAt(x + tower.left - width - gap, y + down(share), extent),
      boxAt(x + across(share), y + tower.bottom + gap, extent),
      boxAt(x + across(share), y + tower.top - height - gap, extent),
    ]),
  );
}

/** Names are below a tower, above it, or beside its foot. */
function underOrOver(tower: Box, extent: Extent, [x, y]: Point): Box[] {
  const [width, height] = extent;
  const columns = [0.5, 0.38, 0.62, 0.26, 0.74, 0.12, 0.88].map((share) => -width * share);
  return [
    ...columns.map((column) => boxAt(x + column, y + tower.bottom, extent)),
    boxAt(x + tower.right + 4, y + tower.bottom - height, extent),
    boxAt(x + tower.left - width - 4, y + tower.bottom - height, extent),
    ...columns.map((column) => boxAt(x + column, y + tower.top - height + 2, extent)),
    boxAt(x + tower.right + 4, y - height, extent),
    boxAt(x + tower.left - width - 4, y - height, extent),
    ...columns.map((column) => boxAt(x + column, y + tower.bottom + 9, extent)),
    ...columns.map((column) => boxAt(x + column, y + tower.top - height - 7, extent)),
    // Far from the tower, but better than over another name.
    ...(width === 0
      ? []
      : columns.flatMap((column) => [
          boxAt(x + column, y + tower.bottom + 18, extent),
          boxAt(x + column, y + tower.top - height - 16, extent),
        ])),
  ];
}

/** On a smaller map a region shows its first value only. */
const CRAMPED = 72_000;
/** The width of that. */
const VALUE_ONLY = 22;

/** Whether a region has room for its first value only. A box that was moved is wider by a rounding error. */
export function showsValueOnly({ left, right }: Box): boolean {
  return Math.round(right - left) <= VALUE_ONLY;
}

/** The room for a region's name, its values, and everybody's bards. */
function labelSize(site: Site, region: number): Extent {
  const { components, language, players, detail, width, height } = site;
  if (width * height < CRAMPED) return [VALUE_ONLY, 20];
  // Two values, each with who scores it.
  if (detail === 'signs' || detail === 'tiles') return [84, 20];
  const letters = components.names(language).regions[region].length;
  if (detail === 'regions') return [Math.max(84, letters * 7.9 + 4), 38];
  return [Math.max(letters * 8.7 + 12, 52 + 27 * players), 43];
}

const GRID = 18;

/** Places inside an outline, from its middle outwards. */
function within(outline: readonly Point[], extent: Extent): Box[] {
  const { left, top, right, bottom } = boxAround(outline);
  const [across, down] = [(right - left) / GRID, (bottom - top) / GRID];
  const middle = GRID / 2;
  const points: { readonly point: Point; readonly far: number }[] = [];
  for (let column = 1; column < GRID; column++) {
    for (let row = 1; row < GRID; row++) {
      const point: Point = [left + column * across, top + row * down];
      const far = ((column - middle) * across) ** 2 + ((row - middle) * down) ** 2;
      if (isInside(point, outline)) points.push({ point, far });
    }
  }
  return points
    .sort((a, b) => a.far - b.far)
    .map(({ point: [x, y] }) => boxAt(x - extent[0] / 2, y - extent[1] / 2, extent));
}
