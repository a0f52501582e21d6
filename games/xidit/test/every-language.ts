import type { Refusal } from '@triptych/kernel';
import { LANGUAGES, type Language } from '@triptych/words';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import type { XiditEvent } from '../events.ts';
import { narrator } from '../words/narrator.ts';

export const COMPONENTS = components(standard);
export const NAMES = ['Ben', 'Mia', 'Anna', 'Jan', 'Ola'];

/** One text in every language. */
export type Said = Readonly<Record<Language, string>>;

export function inEveryLanguage(say: (language: Language) => string): Said {
  return { en: say('en'), de: say('de'), pl: say('pl'), fr: say('fr') };
}

export const NARRATORS = {
  en: narrator(COMPONENTS, 'en'),
  de: narrator(COMPONENTS, 'de'),
  pl: narrator(COMPONENTS, 'pl'),
  fr: narrator(COMPONENTS, 'fr'),
};

export const tell = (event: XiditEvent): Said =>
  inEveryLanguage((language) => NARRATORS[language].tell(event, NAMES));

export const refuse = (refusal: Refusal): Said =>
  inEveryLanguage((language) => NARRATORS[language].refuse(refusal, NAMES) ?? '');

/** French has a narrow space before tall punctuation marks, and inside its quotation marks. */
const FRENCH_FAULTS = /[\p{L}\p{N})»][:;!?](?!\S)|[ \u00a0][:;!?]|« | »/u;

/** What is wrong with any text. */
export function faults(said: Said): string[] {
  return LANGUAGES.flatMap((language) => {
    const text = said[language];
    const bad =
      text.trim() === '' ||
      /undefined|null|NaN|\[object|#| {2}/.test(text) ||
      (language === 'fr' && FRENCH_FAULTS.test(text));
    return bad ? [`${language}: ${text}`] : [];
  });
}
