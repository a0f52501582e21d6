import type { NamedThings } from '@triptych/packs/names';
import type { Pack, Section } from './pack.ts';
import { BUILDINGS, SATRAPS } from './things.ts';

/** Things with names, in the order of their numbers. */
export function namedThings(pack: Pack): NamedThings<Section> {
  const list = (field: 'lands' | 'events' | 'expansion') =>
    pack[field].map(({ id }, at) => ({ id, path: `${field}[${at}].id` }));
  return {
    areas: [...SATRAPS.map((id) => ({ id, path: `homes.${id}` })), ...list('lands')],
    buildings: BUILDINGS.map((id) => ({ id, path: `buildings.${id}` })),
    events: [...list('events'), ...list('expansion')],
  };
}
