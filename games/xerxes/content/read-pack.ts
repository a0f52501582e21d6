import { packReader } from '@triptych/packs';
import { checkBalance, checkNumbers } from './demands/index.ts';
import { FIRST_FORMAT, firstFormSchema, fromFirstForm } from './first-form.ts';
import { namedThings } from './names.ts';
import { packSchema } from './pack.ts';

/**
 * Reads a pack from outside. Form errors and wrong numbers of components (E1) make it unplayable; the demands on our
 * own pack (E15) are only findings, so that the printed values can be played (E15.7).
 */
export const readPack = packReader({
  schema: packSchema,
  firstForm: { format: FIRST_FORMAT, schema: firstFormSchema, convert: fromFirstForm },
  namedThings,
  faults: checkNumbers,
  findings: checkBalance,
});
