import type { Catalogues } from '@triptych/words';
import { settings } from '../settings.svelte.ts';
import { de } from './de.ts';
import { en, type KitWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<KitWords> = { en, de, pl, fr };

/** The words of the board kit in the reader's language. */
export function kitWords(): KitWords {
  return catalogues[settings.language];
}
