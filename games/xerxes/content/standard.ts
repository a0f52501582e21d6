import { type Pack, packSchema } from './pack.ts';
import data from './standard.json' with { type: 'json' };

/** Our own pack (E15). */
export const standard: Pack = packSchema.parse(data);
