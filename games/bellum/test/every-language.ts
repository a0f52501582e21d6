import type { Refusal } from '@triptych/kernel';
import { type Catalogues, LANGUAGES } from '@triptych/words';
import { inEveryLanguage, isFaulty } from '@triptych/words/test/every-language.ts';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import type { BellumEvent } from '../events.ts';
import { narrator } from '../words/narrator.ts';

export const NAMES = ['Ben', 'Mia', 'Anna', 'Jan', 'Zoë'];
export const COMPONENTS = components(standard);
export const NARRATORS = inEveryLanguage((language) => narrator(COMPONENTS, language));

/** One text in every language. */
export type Said = Catalogues<string>;

export const tell = (event: BellumEvent): Said =>
  inEveryLanguage((language) => NARRATORS[language].tell(event, NAMES));

export const refuse = (refusal: Refusal): Said =>
  inEveryLanguage((language) => NARRATORS[language].refuse(refusal, NAMES) ?? '');

const ENGLISH = /\b(the|of|and|you|your|with|no\.|chests?|shields?|swords?|food|castle|row)\b/i;

/** What is wrong with a text; translations must differ from the English words. */
export function faults(said: Said): string[] {
  const texts = LANGUAGES.map((language) => said[language]);
  return [
    ...LANGUAGES.filter((language) => isFaulty(said[language], language)).map((language) => said[language]),
    ...texts.slice(1).filter((text) => text === said.en || ENGLISH.test(text)),
    ...texts.filter((text, at) => texts.indexOf(text) !== at),
  ];
}
