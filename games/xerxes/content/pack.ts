import { faultMaker, nameUpTo, whole } from '@triptych/packs';
import { z } from 'zod';
import type { XerxesPackProblems } from './pack-problems.ts';
import {
  BUILDING_COST,
  BUILDINGS,
  FORCES,
  FORCES_PER_CAMPAIGN,
  RESOURCES,
  RESOURCES_PER_AREA,
  TAX_FOR_FORCE,
  TAX_FOR_POINTS,
} from './things.ts';

const fault = faultMaker<XerxesPackProblems>();

/** Longer names fit on no card. */
const name = nameUpTo(40);

const resource = z.enum(RESOURCES);
const force = z.enum(FORCES);
const building = z.enum(BUILDINGS);

/** A list of just so many. */
function several<T extends z.ZodType>(item: T, wanted: number) {
  return z.array(item).superRefine((list, context) => {
    if (list.length === wanted) return;
    context.addIssue({ code: 'custom', ...fault('wrong-length', { found: list.length, wanted }) });
  });
}

/** The box in which the map is drawn; `at` is where an area's name and worker stand. */
export const MAP = { width: 1000, height: 700 } as const;

const area = z.strictObject({
  name,
  at: z.strictObject({ x: whole(0, MAP.width), y: whole(0, MAP.height) }),
  resources: several(resource, RESOURCES_PER_AREA),
  force,
});

const land = area.extend({
  /** How solo cards call it. */
  id: z.string().refine((id) => /^[a-z][a-z0-9-]{0,39}$/.test(id), fault('wrong-id', {})),
});

const cost = z.strictObject({ name, cost: several(resource, BUILDING_COST) });

/** E1.4: four resources for a force, or five for victory points. */
const tax = z
  .strictObject({ asks: z.array(resource), force: force.optional() })
  .superRefine((card, context) => {
    const wanted = card.force === undefined ? TAX_FOR_POINTS : TAX_FOR_FORCE;
    const found = card.asks.length;
    if (found === wanted) return;
    context.addIssue({ code: 'custom', path: ['asks'], ...fault('wrong-length', { found, wanted }) });
  });

const campaign = z.strictObject({ asks: several(force, FORCES_PER_CAMPAIGN) });

/** E4: an event stops a resource, or gives everybody a force or resources. */
const event = z
  .strictObject({
    name,
    stops: resource.optional(),
    gives: z.enum(['force', 'resources']).optional(),
  })
  .refine(({ stops, gives }) => (stops === undefined) !== (gives === undefined), fault('event-effect', {}));
const expansionEvent = z.strictObject({ name, bars: building });

const solo = z.strictObject({
  position: whole(1, 4),
  /** Areas by name: a satrap's, or the id of a land. */
  occupied: z.array(z.string()),
  bars: building,
});

/** The printed components of the game: everything that the rules do not fix. */
export const packSchema = z.strictObject({
  format: z.literal('triptych-xerxes-pack-1'),
  title: name,
  homes: z.strictObject({
    babylonia: area,
    india: area,
    parthia: area,
    aegyptus: area,
    lydia: area,
    sogdia: area,
    bactria: area,
    assyria: area,
  }),
  lands: z.array(land),
  buildings: z.strictObject({
    temple: cost,
    road: cost,
    bridge: cost,
    granary: cost,
    palace: cost,
    fortification: cost,
  }),
  taxes: z.array(tax),
  campaigns: z.array(campaign),
  events: z.array(event),
  expansion: z.array(expansionEvent),
  solo: z.array(solo),
});

export type Pack = z.infer<typeof packSchema>;
export type PackArea = z.infer<typeof area>;
export type PackName = Pack['title'];
