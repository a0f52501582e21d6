import type { RuleText } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import texts from './rules.json' with { type: 'json' };

/** The rules for readers; `npm run rules:write` generates them from RULES.md and its translations. */
export const rules: Readonly<Record<Language, readonly RuleText[]>> = texts;
