import { listUpTo, NameExtractor, nameUpTo } from '@triptych/packs';
import { z } from 'zod';
import { city, type Pack, packSchema, region, SECTIONS, titan } from './pack.ts';
import { LONGEST_PACK_NAME } from './symbols.ts';

export const FIRST_FORMAT = 'triptych-xidit-pack-1';

const name = nameUpTo(LONGEST_PACK_NAME);

/** The first format of packs, with names inline. */
export const firstFormSchema = packSchema.omit({ words: true }).extend({
  format: z.literal(FIRST_FORMAT),
  title: name,
  cities: listUpTo(city.omit({ id: true }).extend({ name, foe: name }), 99),
  regions: listUpTo(region.omit({ id: true }).extend({ name }), 99),
  titans: listUpTo(titan.omit({ id: true }).extend({ name }), 99),
});

export function fromFirstForm({ title, ...pack }: z.infer<typeof firstFormSchema>): Pack {
  const names = new NameExtractor(title, SECTIONS);
  return {
    ...pack,
    format: 'triptych-xidit-pack-2',
    cities: pack.cities.map(({ foe, ...thing }) => {
      const named = names.take('cities', thing);
      names.name('foes', foe, named.id);
      return named;
    }),
    regions: pack.regions.map((thing) => names.take('regions', thing)),
    titans: pack.titans.map((thing) => names.take('titans', thing)),
    words: names.words,
  };
}
