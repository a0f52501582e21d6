import { NameExtractor, nameUpTo } from '@triptych/packs';
import { z } from 'zod';
import {
  area,
  building,
  event,
  expansionEvent,
  land,
  type Pack,
  packSchema,
  SECTIONS,
  withEffect,
} from './pack.ts';
import { LONGEST_PACK_NAME } from './things.ts';

export const FIRST_FORMAT = 'triptych-xerxes-pack-1';

const name = nameUpTo(LONGEST_PACK_NAME);
const home = area.extend({ name });
const named = building.extend({ name });

/** The first format of packs, with names inline. */
export const firstFormSchema = packSchema.omit({ words: true }).extend({
  format: z.literal(FIRST_FORMAT),
  title: name,
  homes: z.strictObject({
    babylonia: home,
    india: home,
    parthia: home,
    aegyptus: home,
    lydia: home,
    sogdia: home,
    bactria: home,
    assyria: home,
  }),
  lands: z.array(land.extend({ name })),
  buildings: z.strictObject({
    temple: named,
    road: named,
    bridge: named,
    granary: named,
    palace: named,
    fortification: named,
  }),
  events: z.array(withEffect(event.omit({ id: true }).extend({ name }))),
  expansion: z.array(expansionEvent.omit({ id: true }).extend({ name })),
});

type Named = z.infer<typeof name>;

export function fromFirstForm({ title, ...pack }: z.infer<typeof firstFormSchema>): Pack {
  const names = new NameExtractor(title, SECTIONS);
  const keep = <T extends { readonly name: Named }>(section: 'areas' | 'buildings', id: string, thing: T) => {
    const { name: called, ...rest } = thing;
    names.name(section, called, id);
    return rest;
  };
  const { homes, buildings } = pack;
  return {
    ...pack,
    format: 'triptych-xerxes-pack-2',
    homes: {
      babylonia: keep('areas', 'babylonia', homes.babylonia),
      india: keep('areas', 'india', homes.india),
      parthia: keep('areas', 'parthia', homes.parthia),
      aegyptus: keep('areas', 'aegyptus', homes.aegyptus),
      lydia: keep('areas', 'lydia', homes.lydia),
      sogdia: keep('areas', 'sogdia', homes.sogdia),
      bactria: keep('areas', 'bactria', homes.bactria),
      assyria: keep('areas', 'assyria', homes.assyria),
    },
    lands: pack.lands.map((thing) => keep('areas', thing.id, thing)),
    buildings: {
      temple: keep('buildings', 'temple', buildings.temple),
      road: keep('buildings', 'road', buildings.road),
      bridge: keep('buildings', 'bridge', buildings.bridge),
      granary: keep('buildings', 'granary', buildings.granary),
      palace: keep('buildings', 'palace', buildings.palace),
      fortification: keep('buildings', 'fortification', buildings.fortification),
    },
    events: pack.events.map((thing) => names.take('events', thing)),
    expansion: pack.expansion.map((thing) => names.take('events', thing)),
    words: names.words,
  };
}
