import type { Language } from '@triptych/words';

/** Each language as it calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
};
