import type { PackReading } from '@triptych/kernel';
import {
  type FormFaults,
  listUpTo,
  nameUpTo,
  type NoValues,
  problemMaker,
  readForm,
  whole,
} from '@triptych/packs';
import { z } from 'zod';
import { SEATS } from '../meta.ts';
import data from './standard.json' with { type: 'json' };

/** F2.1 */
export const CRATES_PER_SEAT = 3;

const name = nameUpTo(40);

/** What the rules do not fix: the crates and the coins. */
const schema = z.strictObject({
  format: z.literal('triptych-flotsam-pack-1'),
  title: name,
  coins: whole(1, 40),
  crates: listUpTo(z.strictObject({ name, worth: whole(-99, 99) }), 60),
});

export type Pack = z.infer<typeof schema>;

/** What can be wrong with a pack, and what the sentence about it must know. */
export interface PackProblems extends FormFaults {
  /** F1.1: such a pack cannot be played. */
  'too-few-crates': { readonly found: number; readonly least: number };
  /** F1.2: it can, but it is dull. */
  'all-alike': NoValues;
}

const problem = problemMaker<PackProblems>();

export const standard: Pack = schema.parse(data);

export function readPack(given: unknown): PackReading<Pack> {
  const read = readForm(schema, given);
  if (!read.ok) return read;
  const { crates } = read.pack;
  const least = CRATES_PER_SEAT * SEATS.max;
  if (crates.length < least) {
    const found = crates.length;
    return { ok: false, problems: [problem('crates', 'F1.1', 'too-few-crates', { found, least })] };
  }
  const alike = crates.every(({ worth }) => worth === crates[0].worth);
  return { ok: true, pack: read.pack, findings: alike ? [problem('crates', 'F1.2', 'all-alike', {})] : [] };
}
