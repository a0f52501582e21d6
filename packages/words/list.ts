import type { Language } from './language.ts';

const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', pl: 'i', fr: 'et' };

/**
 * `a, b and c` in the given language. (Creating an `Intl.ListFormat` takes a tenth of a second on a phone.)
 */
export function listOf(language: Language, items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${AND[language]} ${last}`;
}
