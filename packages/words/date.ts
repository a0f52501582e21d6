import type { Language } from './language.ts';

/** Dates in our English are British, like its spelling: `18 Nov 2026, 15:05`, never 11/18. */
const ENGLISH = 'en-GB';

/** How the language writes dates and times. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'en' ? ENGLISH : language, options);
}
