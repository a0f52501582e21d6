import { packReader } from '@triptych/packs';
import { checkBalance, checkNumbers } from './demands/index.ts';
import { FIRST_FORMAT, firstFormSchema, fromFirstForm } from './first-form.ts';
import { namedThings } from './names.ts';
import { packSchema } from './pack.ts';

/**
 * Reads a pack from outside. Form errors and wrong numbers of components (B1) make it unplayable; the demands on our
 * own pack (B10) are only findings, so that the printed values can be played (B10.7).
 */
export const readPack = packReader({
  schema: packSchema,
  firstForm: { format: FIRST_FORMAT, schema: firstFormSchema, convert: fromFirstForm },
  namedThings,
  faults: checkNumbers,
  findings: checkBalance,
});
