import type { RuleText } from '@triptych/kernel';

interface Chapter {
  readonly number: string;
  readonly name: string;
}

/** Rule X4.2 is in chapter X4. */
export const chapterOf = (rule: string): string => rule.split('.')[0];

export function chaptersOf(rules: readonly RuleText[]): readonly Chapter[] {
  const names = new Map(rules.map(({ number, chapter }) => [chapterOf(number), chapter]));
  return [...names].map(([number, name]) => ({ number, name }));
}
