import { faultMaker, id, listUpTo, whole, wordsSchema } from '@triptych/packs';
import { z } from 'zod';
import type { XiditPackProblems } from './pack-problems.ts';
import { COLOURS, LANDSCAPES, LONGEST_PACK_NAME, UNITS } from './symbols.ts';

const fault = faultMaker<XiditPackProblems>();

/** Things with names, as the words of a pack group them; a foe has the id of the city that it threatens. */
export const SECTIONS = ['cities', 'foes', 'regions', 'titans'] as const;
export type Section = (typeof SECTIONS)[number];

/** How many of each class, weakest first. */
const units = z
  .array(whole(0, 9))
  .refine((counts) => counts.length === UNITS.length, fault('wrong-classes', { wanted: UNITS.length }));

/** The box in which the map is drawn. */
export const MAP = { width: 1000, height: 700 } as const;
const x = whole(0, MAP.width);
const y = whole(0, MAP.height);

/** Cities, regions and tiles have numbers that start at 1. */
const cityNumber = whole(1, 21);

export const city = z.strictObject({ id, x, y });

const road = z.strictObject({
  colour: z.enum(COLOURS),
  from: cityNumber,
  to: cityNumber,
  /** The control point of the curve in which the road is drawn. */
  via: z.strictObject({ x, y }),
});

export const region = z.strictObject({
  id,
  landscape: z.enum(LANDSCAPES),
  /** X8.6: what the most and the second most bards earn. */
  first: whole(0, 99),
  second: whole(0, 99),
  /** The cities at its border, in order around it. */
  outline: listUpTo(cityNumber, 21),
});

const amount = whole(0, 9);
const rewards = { gold: amount, bards: amount, floors: amount };

const tile = z.strictObject({
  number: cityNumber,
  recruit: units,
  threat: z.strictObject({ asks: units, ...rewards }),
});

export const titan = z.strictObject({ id, cost: whole(1, 9), ...rewards });

/** The printed components of the game: everything that the rules do not fix. */
export const packSchema = z.strictObject({
  format: z.literal('triptych-xidit-pack-2'),
  cities: listUpTo(city, 99),
  roads: listUpTo(road, 99),
  regions: listUpTo(region, 99),
  /** The number of the region with the Fortress. */
  central: whole(1, 9),
  /** X1.6: the set for four and five players, and the set for three. */
  tiles: z.strictObject({ large: listUpTo(tile, 99), small: listUpTo(tile, 99) }),
  titans: listUpTo(titan, 99),
  words: wordsSchema(SECTIONS, LONGEST_PACK_NAME),
});

export type Pack = z.infer<typeof packSchema>;
export type PackRoad = Pack['roads'][number];
export type PackTile = Pack['tiles']['large'][number];
