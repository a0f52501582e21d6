import { faultMaker, id, listUpTo, whole, wordsSchema } from '@triptych/packs';
import { z } from 'zod';
import type { BellumPackProblems } from './pack-problems.ts';
import { LONGEST_PACK_NAME, LONGEST_ROW, MARKERS, ROWS } from './symbols.ts';

const fault = faultMaker<BellumPackProblems>();

/** Things with names, as the words of a pack group them. Cards are goblins and creatures; the tavern is a place. */
export const SECTIONS = ['castles', 'cards', 'places'] as const;
export type Section = (typeof SECTIONS)[number];

function rows(letters: string) {
  const row = z
    .string()
    .refine(
      (symbols) => symbols.split('').every((letter) => letters.includes(letter)),
      fault('wrong-letters', { letters }),
    )
    .refine((symbols) => symbols.length <= LONGEST_ROW, fault('text-too-long', { most: LONGEST_ROW }));
  return z.array(row).superRefine((list, context) => {
    if (list.length === ROWS) return;
    context.addIssue({ code: 'custom', ...fault('wrong-rows', { found: list.length, wanted: ROWS }) });
  });
}

const left = rows('fgm');
const right = rows('sSt');

const MOST_MARKERS = 3;

export const castle = z.strictObject({ id, shield: whole(0, 9), left, right });
export const goblin = z.strictObject({ id, left, right });
export const creature = z.strictObject({
  id,
  left,
  right,
  /** What recruiting the creature gains. */
  bonus: listUpTo(z.enum(MARKERS), MOST_MARKERS),
});

const shields = whole(0, 20);
const amount = whole(0, 9);
export const place = z.strictObject({
  id,
  shields,
  magicShields: shields,
  loot: z.strictObject({
    food: amount,
    glyphs: amount,
    barrels: amount,
    wooden: amount,
    metal: amount,
    golden: amount,
  }),
});

const values = z.array(whole(0, 99));

/** The printed components of the game: everything that the rules do not fix. */
export const packSchema = z.strictObject({
  format: z.literal('triptych-bellum-pack-2'),
  castles: z.array(castle),
  goblins: z.array(goblin),
  fearsome: z.array(creature),
  extreme: z.array(creature),
  tavern: place,
  farms: z.array(place),
  villages: z.array(place),
  cities: z.array(place),
  /** The value of every single chest. */
  chests: z.strictObject({ wooden: values, metal: values, golden: values }),
  words: wordsSchema(SECTIONS, LONGEST_PACK_NAME),
});

export type Pack = z.infer<typeof packSchema>;
export type PackPlace = Pack['tavern'];
