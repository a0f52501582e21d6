import type { Catalogues } from '@triptych/words';
import { type Pack, packSchema } from './pack.ts';
import values from './standard.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };

const words: Catalogues<typeof en> = { en, de, pl, fr };

/** Our own pack (E15). */
export const standard: Pack = packSchema.parse({ ...values, words });

const VALUES = '41c2c19e9d4035dfeef0a81fc0eedcf6f5f3a9f8fc5ed86c170e2289007917fe';

/** The hashes of the same values from when names were hashed with them. */
export const FORMER_HASHES: Readonly<Record<string, string>> = {
  '742b8d6820293df57cefc17c4d0328262cab772cb828fd92eb65dd0b4c1fc97a': VALUES,
};
