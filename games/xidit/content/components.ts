import { type Names, namesOf } from '@triptych/packs/names';
import { neighbours, reach } from './graph.ts';
import { namedThings } from './names.ts';
import type { Pack, PackRoad, Section } from './pack.ts';
import { COLOURS, type Landscape } from './symbols.ts';

/** A city's number minus one. The tile of a city has the same number. */
export type CityId = number;
export type TileId = number;
/** A region's number minus one. */
export type RegionId = number;
export type TitanId = number;

/** No city, tile, seat or titan. */
export const NONE = -1;

export const CITIES = 21;
export const REGIONS = 9;

export interface City {
  readonly x: number;
  readonly y: number;
}

export interface Region {
  readonly landscape: Landscape;
  readonly first: number;
  readonly second: number;
  readonly outline: readonly CityId[];
}

/** What an elimination offers: gold, bards, floors. */
export type Offer = readonly number[];

export interface Tile {
  /** Units on the recruit side, and units that the threat needs; by class. */
  readonly recruit: readonly number[];
  readonly asks: readonly number[];
  readonly offer: Offer;
}

export interface Titan {
  readonly cost: number;
  readonly offer: Offer;
}

/** A pack in the form that the rules use: numbered from 0, with the map as tables. */
export interface Components {
  readonly cities: readonly City[];
  readonly roads: readonly PackRoad[];
  /** By colour, then by city: where the road of that colour leads, or NONE. */
  readonly leadsTo: readonly (readonly CityId[])[];
  readonly regions: readonly Region[];
  readonly central: RegionId;
  /** By city: the regions that touch it. */
  readonly touching: readonly (readonly RegionId[])[];
  /** By city, then by city: how many moves it takes. */
  readonly moves: readonly (readonly number[])[];
  /** X1.6: by tile, for four and five players, and for three. */
  readonly large: readonly Tile[];
  readonly small: readonly Tile[];
  /** Two that cost 3, two that cost 4, two that cost 5. */
  readonly titans: readonly Titan[];
  /** The names of cities, their foes, regions and titans by number; the rules never use them. */
  readonly names: (language: string) => Names<Section>;
}

export function components(pack: Pack): Components {
  const regions = pack.regions.map((region) => ({
    ...region,
    outline: region.outline.map((city) => city - 1),
  }));
  return {
    cities: pack.cities,
    roads: pack.roads,
    leadsTo: COLOURS.map((colour) => {
      const ends = pack.cities.map(() => NONE);
      for (const { from, to } of pack.roads.filter((road) => road.colour === colour)) {
        ends[from - 1] = to - 1;
        ends[to - 1] = from - 1;
      }
      return ends;
    }),
    regions,
    central: pack.central - 1,
    touching: pack.cities.map((_, city) =>
      regions.flatMap(({ outline }, region) => (outline.includes(city) ? [region] : [])),
    ),
    moves: pack.cities.map((_, city) => reach(neighbours(pack), city + 1).slice(1)),
    large: tiles(pack.tiles.large),
    small: tiles(pack.tiles.small),
    titans: pack.titans
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ cost, gold, bards, floors }) => ({ cost, offer: [gold, bards, floors] })),
    names: namesOf(
      () => pack.words,
      () => namedThings(pack),
    ),
  };
}

function tiles(set: Pack['tiles']['large']): Tile[] {
  return set
    .toSorted((one, other) => one.number - other.number)
    .map(({ recruit, threat: { asks, gold, bards, floors } }) => ({
      recruit,
      asks,
      offer: [gold, bards, floors],
    }));
}

/** X1.6: the set of tiles for that many players. */
export function tilesFor(components: Components, seats: number): readonly Tile[] {
  return seats === 3 ? components.small : components.large;
}
