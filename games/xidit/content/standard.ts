import type { Catalogues } from '@triptych/words';
import { type Pack, packSchema } from './pack.ts';
import values from './standard.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };

const words: Catalogues<typeof en> = { en, de, pl, fr };

/** Our own pack (X12). */
export const standard: Pack = packSchema.parse({ ...values, words });

const VALUES = 'b8e6548f5dcaeeb894533e8be4f5b24b4cd1f60f6d81f4070f5c69f9a223550c';

/** The hashes of the same values from when names were hashed with them. */
export const FORMER_HASHES: Readonly<Record<string, string>> = {
  '5d260538f91e475197d96db4febc58a738fada79e6b4aaefbdb280c54ed434dd': VALUES,
};
