import { type Pack, packSchema } from './pack.ts';
import data from './standard.json' with { type: 'json' };

/** Our own pack (B10). */
export const standard: Pack = packSchema.parse(data);
