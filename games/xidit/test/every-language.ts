import type { Refusal } from '@triptych/kernel';
import { type Catalogues, LANGUAGES } from '@triptych/words';
import { inEveryLanguage, isFaulty } from '@triptych/words/test/every-language.ts';
import { components } from '../content/components.ts';
import { standard } from '../content/standard.ts';
import type { XiditEvent } from '../events.ts';
import { narrator } from '../words/narrator.ts';

export const COMPONENTS = components(standard);
export const NAMES = ['Ben', 'Mia', 'Anna', 'Jan', 'Ola'];
export const NARRATORS = inEveryLanguage((language) => narrator(COMPONENTS, language));

/** One text in every language. */
export type Said = Catalogues<string>;

export const tell = (event: XiditEvent): Said =>
  inEveryLanguage((language) => NARRATORS[language].tell(event, NAMES));

export const refuse = (refusal: Refusal): Said =>
  inEveryLanguage((language) => NARRATORS[language].refuse(refusal, NAMES) ?? '');

/** What is wrong with any text. */
export function faults(said: Said): string[] {
  return LANGUAGES.filter((language) => isFaulty(said[language], language)).map(
    (language) => `${language}: ${said[language]}`,
  );
}
