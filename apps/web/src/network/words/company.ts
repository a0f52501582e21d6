import type { Catalogues } from '@triptych/words';
import { settings } from '@triptych/board-kit/settings.svelte.ts';
import { de } from './company.de.ts';
import { type CompanyWords, en } from './company.en.ts';
import { fr } from './company.fr.ts';
import { pl } from './company.pl.ts';

const catalogues: Catalogues<CompanyWords> = { en, de, pl, fr };

/** The words about the television, other devices and talking, in the reader's language. */
export function sayCompany(): CompanyWords {
  return catalogues[settings.language];
}
