import { z } from 'zod';
import type { XiditPackProblems } from './pack-problems.ts';
import { COLOURS, LANDSCAPES, UNITS } from './symbols.ts';

/** A fault of form that a pack's own check found: `read-pack.ts` makes a problem of it. */
function fault<Code extends keyof XiditPackProblems>(code: Code, values: XiditPackProblems[Code]) {
  return { params: { code, values } };
}

const LONGEST_NAME = 80;
const text = z
  .string()
  .refine((value) => value.trim() !== '', fault('empty-text', {}))
  // What is not to be seen could steer a terminal or turn a line round.
  .refine((value) => !/\p{C}/u.test(value), fault('invisible-characters', {}))
  .refine((value) => value.length <= LONGEST_NAME, fault('text-too-long', { most: LONGEST_NAME }));

/** A name in every language of the table. */
const name = z.strictObject({ en: text, de: text, pl: text });

const number = (least: number, most: number) =>
  z.int().refine((value) => value >= least && value <= most, fault('out-of-range', { least, most }));

const list = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item).refine((items) => items.length <= most, fault('list-too-long', { most }));

/** How many of each class, weakest first. */
const units = z
  .array(number(0, 9))
  .refine((counts) => counts.length === UNITS.length, fault('wrong-classes', { wanted: UNITS.length }));

/** The box in which the map is drawn. */
export const MAP = { width: 1000, height: 700 } as const;
const x = number(0, MAP.width);
const y = number(0, MAP.height);

/** Cities, regions and tiles are known by their numbers, which count from 1. */
const cityNumber = number(1, 21);

const city = z.strictObject({
  name,
  /** What threatens the city, for the story. */
  foe: name,
  x,
  y,
});

const road = z.strictObject({
  colour: z.enum(COLOURS),
  from: cityNumber,
  to: cityNumber,
  /** The control point of the curve in which the road is drawn. */
  via: z.strictObject({ x, y }),
});

const region = z.strictObject({
  name,
  landscape: z.enum(LANDSCAPES),
  /** X8.6: what the most and the second most bards earn. */
  first: number(0, 99),
  second: number(0, 99),
  /** The cities at its border, in order around it. */
  outline: list(cityNumber, 21),
});

const amount = number(0, 9);
const rewards = { gold: amount, bards: amount, floors: amount };

const tile = z.strictObject({
  number: cityNumber,
  recruit: units,
  threat: z.strictObject({ asks: units, ...rewards }),
});

const titan = z.strictObject({ name, cost: number(1, 9), ...rewards });

/** The printed components of the game: everything that the rules do not fix. */
export const packSchema = z.strictObject({
  format: z.literal('triptych-xidit-pack-1'),
  title: name,
  cities: list(city, 99),
  roads: list(road, 99),
  regions: list(region, 99),
  /** The number of the region with the Fortress. */
  central: number(1, 9),
  /** X1.6: the set for four and five players, and the set for three. */
  tiles: z.strictObject({ large: list(tile, 99), small: list(tile, 99) }),
  titans: list(titan, 99),
});

export type Pack = z.infer<typeof packSchema>;
export type PackName = Pack['title'];
export type PackRoad = Pack['roads'][number];
export type PackTile = Pack['tiles']['large'][number];
