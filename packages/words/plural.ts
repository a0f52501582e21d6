import { LANGUAGES, type Language } from './language.ts';
import { numberIn } from './number.ts';

/** English, German and French have two forms. */
export interface TwoForms {
  readonly one: string;
  readonly other: string;
}

/** Polish has three: 1 kostka, 2 kostki, 5 kostek. Fractions take `other`. */
export interface PolishForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  readonly other?: string;
}

const RULES = new Map(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]));

function form(language: Language, number: number): Intl.LDMLPluralRule {
  return RULES.get(language)?.select(number) ?? 'other';
}

/** The form for the number, with `#` replaced by it. */
function counted(language: 'en' | 'de' | 'fr', number: number, forms: TwoForms): string {
  return fill(language, form(language, number) === 'one' ? forms.one : forms.other, number);
}

export const countEnglish = (number: number, forms: TwoForms): string => counted('en', number, forms);
export const countGerman = (number: number, forms: TwoForms): string => counted('de', number, forms);
/** In French, 0 and fractions below 2 are singular: 0 pièce, 1,5 pièce, 2 pièces. */
export const countFrench = (number: number, forms: TwoForms): string => counted('fr', number, forms);

export function countPolish(number: number, forms: PolishForms): string {
  switch (form('pl', number)) {
    case 'one':
      return fill('pl', forms.one, number);
    case 'few':
      return fill('pl', forms.few, number);
    case 'many':
      return fill('pl', forms.many, number);
    default:
      return fill('pl', forms.other ?? forms.few, number);
  }
}

function fill(language: Language, text: string, number: number): string {
  return text.replace('#', numberIn(language, number));
}
