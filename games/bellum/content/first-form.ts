import { NameExtractor, nameUpTo } from '@triptych/packs';
import { z } from 'zod';
import { castle, creature, goblin, type Pack, packSchema, place, SECTIONS } from './pack.ts';
import { LONGEST_PACK_NAME } from './symbols.ts';

export const FIRST_FORMAT = 'triptych-bellum-pack-1';

const name = nameUpTo(LONGEST_PACK_NAME);
const oldCastle = castle.omit({ id: true }).extend({ name });
const oldGoblin = goblin.omit({ id: true }).extend({ name });
const oldCreature = creature.omit({ id: true }).extend({ name });
const oldPlace = place.omit({ id: true }).extend({ name });

/** The first format of packs, with names inline. */
export const firstFormSchema = packSchema.omit({ words: true }).extend({
  format: z.literal(FIRST_FORMAT),
  title: name,
  castles: z.array(oldCastle),
  goblins: z.array(oldGoblin),
  fearsome: z.array(oldCreature),
  extreme: z.array(oldCreature),
  tavern: oldPlace,
  farms: z.array(oldPlace),
  villages: z.array(oldPlace),
  cities: z.array(oldPlace),
});

export function fromFirstForm({ title, ...pack }: z.infer<typeof firstFormSchema>): Pack {
  const names = new NameExtractor(title, SECTIONS);
  return {
    ...pack,
    format: 'triptych-bellum-pack-2',
    castles: pack.castles.map((thing) => names.take('castles', thing)),
    goblins: pack.goblins.map((thing) => names.take('cards', thing)),
    fearsome: pack.fearsome.map((thing) => names.take('cards', thing)),
    extreme: pack.extreme.map((thing) => names.take('cards', thing)),
    tavern: names.take('places', pack.tavern),
    farms: pack.farms.map((thing) => names.take('places', thing)),
    villages: pack.villages.map((thing) => names.take('places', thing)),
    cities: pack.cities.map((thing) => names.take('places', thing)),
    words: names.words,
  };
}
