import { faultMaker, id, whole, wordsSchema } from '@triptych/packs';
import { z } from 'zod';
import type { XerxesPackProblems } from './pack-problems.ts';
import {
  BUILDING_COST,
  BUILDINGS,
  FORCES,
  FORCES_PER_CAMPAIGN,
  LONGEST_PACK_NAME,
  MAP,
  RESOURCES,
  RESOURCES_PER_AREA,
  TAX_FOR_FORCE,
  TAX_FOR_POINTS,
} from './things.ts';

const fault = faultMaker<XerxesPackProblems>();

/** Things with names, as the words of a pack group them: homes have the ids of their satraps. */
export const SECTIONS = ['areas', 'buildings', 'events'] as const;
export type Section = (typeof SECTIONS)[number];

const resource = z.enum(RESOURCES);
const force = z.enum(FORCES);
const buildingName = z.enum(BUILDINGS);

/** A list of exactly that length. */
function several<T extends z.ZodType>(item: T, wanted: number) {
  return z.array(item).superRefine((list, context) => {
    if (list.length === wanted) return;
    context.addIssue({ code: 'custom', ...fault('wrong-length', { found: list.length, wanted }) });
  });
}

/** `at` is the place of an area's name and worker on the map. */
export const area = z.strictObject({
  at: z.strictObject({ x: whole(0, MAP.width), y: whole(0, MAP.height) }),
  resources: several(resource, RESOURCES_PER_AREA),
  force,
});

/** Solo cards call a land by its id. */
export const land = area.extend({ id });

export const building = z.strictObject({ cost: several(resource, BUILDING_COST) });

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

export const event = z.strictObject({
  id,
  stops: resource.optional(),
  gives: z.enum(['force', 'resources']).optional(),
});
export const expansionEvent = z.strictObject({ id, bars: buildingName });

/** E4: an event stops a resource, or gives everybody a force or resources. */
export function withEffect<E extends { readonly stops?: unknown; readonly gives?: unknown }>(
  schema: z.ZodType<E>,
): z.ZodType<E> {
  return schema.refine(
    ({ stops, gives }) => (stops === undefined) !== (gives === undefined),
    fault('event-effect', {}),
  );
}

const solo = z.strictObject({
  position: whole(1, 4),
  /** Areas by name: a satrap's, or the id of a land. */
  occupied: z.array(z.string()),
  bars: buildingName,
});

/** The printed components of the game: everything that the rules do not fix. */
export const packSchema = z.strictObject({
  format: z.literal('triptych-xerxes-pack-2'),
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
    temple: building,
    road: building,
    bridge: building,
    granary: building,
    palace: building,
    fortification: building,
  }),
  taxes: z.array(tax),
  campaigns: z.array(campaign),
  events: z.array(withEffect(event)),
  expansion: z.array(expansionEvent),
  solo: z.array(solo),
  words: wordsSchema(SECTIONS, LONGEST_PACK_NAME),
});

export type Pack = z.infer<typeof packSchema>;
export type PackArea = z.infer<typeof area>;
