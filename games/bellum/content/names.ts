import type { NamedThings } from '@triptych/packs/names';
import type { Pack, Section } from './pack.ts';

/** Things with names, in the order of their numbers. */
export function namedThings(pack: Pack): NamedThings<Section> {
  const list = (field: 'castles' | 'goblins' | 'fearsome' | 'extreme' | 'farms' | 'villages' | 'cities') =>
    pack[field].map(({ id }, at) => ({ id, path: `${field}[${at}].id` }));
  const tavern = { id: pack.tavern.id, path: 'tavern.id' };
  return {
    castles: list('castles'),
    cards: [...list('goblins'), ...list('fearsome'), ...list('extreme')],
    places: [tavern, ...list('farms'), ...list('villages'), ...list('cities')],
  };
}
