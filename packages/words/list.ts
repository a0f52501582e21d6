import type { Language } from './language.ts';

/** `a, b and c`, as the language writes it. */
export function listOf(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}
