import type { WorkshopBook, WorkshopField } from '@triptych/client/workshop/book.ts';
import {
  BUILDING_COST,
  BUILDINGS,
  FORCES,
  FORCES_PER_CAMPAIGN,
  LONGEST_PACK_NAME,
  RESOURCES,
  RESOURCES_PER_AREA,
  SATRAPS,
  TAX_FOR_POINTS,
} from '../content/things.ts';

const AREA: readonly WorkshopField[] = [
  { name: 'at', at: ['at'], kind: 'point' },
  { name: 'resources', at: ['resources'], kind: 'several', of: RESOURCES, most: RESOURCES_PER_AREA },
  { name: 'force', at: ['force'], kind: 'one', of: FORCES },
];
/** In the middle of the map until it is moved. */
const BLANK_AREA = { at: { x: 500, y: 350 }, resources: [], force: FORCES[0] };

/** How a pack of Xerxes is edited: what is in the box, component by component. */
export const book: WorkshopBook = {
  format: 'triptych-xerxes-pack-2',
  sections: ['areas', 'buildings', 'events'],
  longestName: LONGEST_PACK_NAME,
  chapters: [
    {
      name: 'homes',
      at: ['homes'],
      holds: SATRAPS,
      wanted: SATRAPS.length,
      sections: ['areas'],
      blank: BLANK_AREA,
      fields: AREA,
      rule: 'E1.2',
    },
    {
      name: 'lands',
      at: ['lands'],
      holds: 'list',
      wanted: null,
      sections: ['areas'],
      blank: BLANK_AREA,
      fields: AREA,
      rule: 'E1.3',
    },
    {
      name: 'buildings',
      at: ['buildings'],
      holds: BUILDINGS,
      wanted: BUILDINGS.length,
      sections: ['buildings'],
      blank: { cost: [] },
      fields: [{ name: 'cost', at: ['cost'], kind: 'several', of: RESOURCES, most: BUILDING_COST }],
      rule: 'E1.7',
    },
    {
      name: 'taxes',
      at: ['taxes'],
      holds: 'list',
      wanted: 24,
      sections: [],
      blank: { asks: [] },
      fields: [
        { name: 'asks', at: ['asks'], kind: 'several', of: RESOURCES, most: TAX_FOR_POINTS },
        { name: 'gives', at: ['force'], kind: 'one', of: FORCES, optional: true },
      ],
      rule: 'E1.4',
    },
    {
      name: 'campaigns',
      at: ['campaigns'],
      holds: 'list',
      wanted: 16,
      sections: [],
      blank: { asks: [] },
      fields: [{ name: 'asks', at: ['asks'], kind: 'several', of: FORCES, most: FORCES_PER_CAMPAIGN }],
      rule: 'E1.5',
    },
    {
      name: 'events',
      at: ['events'],
      holds: 'list',
      wanted: 8,
      sections: ['events'],
      blank: {},
      fields: [
        { name: 'stops', at: ['stops'], kind: 'one', of: RESOURCES, optional: true },
        { name: 'eventGives', at: ['gives'], kind: 'one', of: ['force', 'resources'], optional: true },
      ],
      rule: 'E1.6',
    },
    {
      name: 'expansion',
      at: ['expansion'],
      holds: 'list',
      wanted: 6,
      sections: ['events'],
      blank: { bars: BUILDINGS[0] },
      fields: [{ name: 'bars', at: ['bars'], kind: 'one', of: BUILDINGS }],
      rule: 'E1.6',
    },
    {
      name: 'solo',
      at: ['solo'],
      holds: 'list',
      wanted: 6,
      sections: [],
      blank: { position: 1, occupied: [], bars: BUILDINGS[0] },
      fields: [
        { name: 'position', at: ['position'], kind: 'number', least: 1, most: 4 },
        { name: 'occupied', at: ['occupied'], kind: 'links', to: ['homes', 'lands'], by: 'id', most: 60 },
        { name: 'bars', at: ['bars'], kind: 'one', of: BUILDINGS },
      ],
      rule: 'E1.6',
    },
  ],
};
