import type { Refusal } from '@triptych/kernel';
import { LANGUAGES, type Language } from '@triptych/words';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import type { BellumEvent } from '../events.ts';
import { narrator } from '../words/narrator.ts';

export const NAMES = ['Ben', 'Mia', 'Anna', 'Jan', 'Zoë'];
export const COMPONENTS = components(standard);
export const NARRATORS = {
  en: narrator(COMPONENTS, 'en'),
  de: narrator(COMPONENTS, 'de'),
  pl: narrator(COMPONENTS, 'pl'),
  fr: narrator(COMPONENTS, 'fr'),
};

/** One text in every language. */
export type Said = Readonly<Record<Language, string>>;

export function inEveryLanguage(say: (language: Language) => string): Said {
  return { en: say('en'), de: say('de'), pl: say('pl'), fr: say('fr') };
}

export const tell = (event: BellumEvent): Said =>
  inEveryLanguage((language) => NARRATORS[language].tell(event, NAMES));

export const refuse = (refusal: Refusal): Said =>
  inEveryLanguage((language) => NARRATORS[language].refuse(refusal, NAMES) ?? '');

const FAULTS = /undefined|null|NaN|\[object|#|\$\{| {2}|^\s|\s$|^$/;
const ENGLISH = /\b(the|of|and|you|your|with|no\.|chests?|shields?|swords?|food|castle|row)\b/i;
/** French has a narrow space before tall punctuation marks, and inside its quotation marks. */
const FRENCH_FAULTS = /[\p{L}\p{N})»][:;!?](?!\S)|[ \u00a0][:;!?]|« | »/u;

/** What is wrong with a text; translations must differ from the English words. */
export function faults(said: Said): string[] {
  const texts = LANGUAGES.map((language) => said[language]);
  return [
    ...texts.filter((text) => FAULTS.test(text)),
    ...[said.fr].filter((text) => FRENCH_FAULTS.test(text)),
    ...texts.slice(1).filter((text) => text === said.en || ENGLISH.test(text)),
    ...texts.filter((text, at) => texts.indexOf(text) !== at),
  ];
}
