import type { Language } from './language.ts';

const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', pl: 'i' };

/** `a, b and c`, as the language writes it. (Making an `Intl.ListFormat` takes a phone a tenth of a second.) */
export function listOf(language: Language, items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${AND[language]} ${last}`;
}
