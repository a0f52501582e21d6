import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Catalogues } from '@triptych/words';
import { de } from './moving.de.ts';
import { en, type MovingWords } from './moving.en.ts';
import { fr } from './moving.fr.ts';
import { pl } from './moving.pl.ts';

const catalogues: Catalogues<MovingWords> = { en, de, pl, fr };

/** The words about matches that move and about what is stored, in the reader's language. */
export function sayMoving(): MovingWords {
  return catalogues[settings.language];
}
