import type { Language } from './language.ts';

/** Our English is British: no comma before "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', pl: 'pl' };

/** `a, b and c`, as the language writes it. */
export function listOf(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(items);
}
