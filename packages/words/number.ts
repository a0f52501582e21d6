import type { Language } from './language.ts';

/** From here on, numbers are written with a separator. */
const LARGE = 1000;

const FORMATS = new Map<Language, Intl.NumberFormat>();

/** A number as the language writes it: `12,345` or `0.5` in English, `12.345` and `0,5` in German. */
export function numberIn(language: Language, number: number): string {
  // Most numbers in a game are small and look the same everywhere; creating a format is slow.
  if (Number.isInteger(number) && number > -LARGE && number < LARGE) return String(number);
  let format = FORMATS.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language);
    FORMATS.set(language, format);
  }
  return format.format(number);
}
