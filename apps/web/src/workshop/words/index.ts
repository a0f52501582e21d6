import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { Catalogues } from '@triptych/words';
import { de } from './de.ts';
import { en, type WorkshopFrameWords } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

const catalogues: Catalogues<WorkshopFrameWords> = { en, de, pl, fr };

/** The words around a game's workshop in the reader's language. */
export function sayWorkshop(): WorkshopFrameWords {
  return catalogues[settings.language];
}
