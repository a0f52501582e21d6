import { packReader } from '@triptych/packs';
import { checkBalance, checkStructure } from './demands/index.ts';
import { FIRST_FORMAT, firstFormSchema, fromFirstForm } from './first-form.ts';
import { namedThings } from './names.ts';
import { packSchema } from './pack.ts';

/**
 * Reads a pack from outside. Form errors and a wrong structure (X12.2) make it unplayable; the demands on our own pack
 * are only findings, so that the printed values can be played (X12.7).
 */
export const readPack = packReader({
  schema: packSchema,
  firstForm: { format: FIRST_FORMAT, schema: firstFormSchema, convert: fromFirstForm },
  namedThings,
  faults: checkStructure,
  findings: checkBalance,
});
