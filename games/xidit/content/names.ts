import type { NamedThings } from '@triptych/packs/names';
import type { Pack, Section } from './pack.ts';

/** What has a name, in the order of its numbers: titans are numbered by what they cost. */
export function namedThings(pack: Pack): NamedThings<Section> {
  const cities = pack.cities.map(({ id }, at) => ({ id, path: `cities[${at}].id` }));
  return {
    cities,
    foes: cities,
    regions: pack.regions.map(({ id }, at) => ({ id, path: `regions[${at}].id` })),
    titans: pack.titans
      .map(({ id, cost }, at) => ({ id, cost, path: `titans[${at}].id` }))
      .toSorted((one, other) => one.cost - other.cost),
  };
}
