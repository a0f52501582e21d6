import type { Catalogues, Language } from '@triptych/words';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';

type Texts = typeof en;

/** All the terminal's own words, and their language. */
export type Words = Texts & { readonly language: Language };

const catalogues: Catalogues<Texts> = { en, de, pl, fr };

export function catalogue(language: Language): Words {
  return { ...catalogues[language], language };
}
