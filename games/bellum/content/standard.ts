import type { Catalogues } from '@triptych/words';
import { type Pack, packSchema } from './pack.ts';
import formerValues from './former-standard.json' with { type: 'json' };
import values from './standard.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };

const words: Catalogues<typeof en> = { en, de, pl, fr };

/** Our own pack (B10). */
export const standard: Pack = packSchema.parse({ ...values, words });

/** Our pack until November 2026, for matches begun with it: so rich in food that its creatures ran out. */
export const formerStandard: Pack = packSchema.parse({ ...formerValues, words });

const FORMER_VALUES = 'e6ed395483f2a3fe8221b7f4df50836b3e472fc582d16a74e31a723f0e15a48a';

/** The hashes of those values from when names were hashed with them. */
export const FORMER_HASHES: Readonly<Record<string, string>> = {
  ea901c45bb4c965e0efb495490203b7ff77eecdc1a789c50d53ec638686f6e4e: FORMER_VALUES,
  b26c9ab569506ba8bfb3b1187497fd3d5afa7f719f1504eb9f2941ecd1466efa: FORMER_VALUES,
};
