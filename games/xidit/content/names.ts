import type { NamedThings } from '@triptych/packs/names';
import type { Pack, Section } from './pack.ts';

/** Things with names, in the order of their numbers: titans are numbered by cost. */
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
