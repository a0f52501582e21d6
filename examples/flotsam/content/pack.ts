import type { PackProblem } from '@triptych/kernel';
import {
  type FormFaults,
  id,
  listUpTo,
  type NoValues,
  packReader,
  problemMaker,
  whole,
  wordsSchema,
} from '@triptych/packs';
import type { NamedThings } from '@triptych/packs/names';
import type { Catalogues } from '@triptych/words';
import { z } from 'zod';
import { SEATS } from '../meta.ts';
import values from './standard.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };

/** F2.1 */
export const CRATES_PER_SEAT = 3;

const LONGEST_PACK_NAME = 40;

/** Things with names. */
type Section = 'crates';

/** What the rules do not fix: the crates and coins, and the names of the crates. */
const schema = z.strictObject({
  format: z.literal('triptych-flotsam-pack-1'),
  coins: whole(1, 40),
  crates: listUpTo(z.strictObject({ id, worth: whole(-99, 99) }), 60),
  words: wordsSchema<Section>(['crates'], LONGEST_PACK_NAME),
});

export type Pack = z.infer<typeof schema>;

/** What can be wrong with a pack, with the values for its sentence. */
export interface PackProblems extends FormFaults {
  /** F1.1: such a pack cannot be played. */
  'too-few-crates': { readonly found: number; readonly least: number };
  /** F1.2: it can, but it is dull. */
  'all-alike': NoValues;
}

const problem = problemMaker<PackProblems>();
const words: Catalogues<typeof en> = { en, de, pl, fr };

export const standard: Pack = schema.parse({ ...values, words });

export const namedThings = ({ crates }: Pack): NamedThings<Section> => ({
  crates: crates.map((crate, at) => ({ id: crate.id, path: `crates[${at}].id` })),
});

function faults({ crates }: Pack): readonly PackProblem[] {
  const [found, least] = [crates.length, CRATES_PER_SEAT * SEATS.max];
  return found < least ? [problem('crates', 'F1.1', 'too-few-crates', { found, least })] : [];
}

function findings({ crates }: Pack): readonly PackProblem[] {
  const alike = crates.every(({ worth }) => worth === crates[0].worth);
  return alike ? [problem('crates', 'F1.2', 'all-alike', {})] : [];
}

export const readPack = packReader({ schema, namedThings, faults, findings });
