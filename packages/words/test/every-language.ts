import type { Catalogues, Language } from '../language.ts';

/** Something in every language. */
export function inEveryLanguage<T>(make: (language: Language) => T): Catalogues<T> {
  return { en: make('en'), de: make('de'), pl: make('pl'), fr: make('fr') };
}

const FAULTS = /undefined|null|NaN|\[object|#|\$\{| {2}|^\s|\s$|^$/;
/** French has a narrow space before tall punctuation marks, and inside its quotation marks. */
const FRENCH_FAULTS = /[\p{L}\p{N})»][:;!?](?!\S)|[ \u00a0][:;!?]|« | »/u;

/** Whether a text was put together wrongly, or breaks the rules of its language for spaces. */
export function isFaulty(text: string, language: Language): boolean {
  return FAULTS.test(text) || (language === 'fr' && FRENCH_FAULTS.test(text));
}
