import type { RuleText } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import texts from './rules.json' with { type: 'json' };

/** The ledger for the reader; `npm run rules:write` makes it from RULES.md and its translations. */
export const rules: Readonly<Record<Language, readonly RuleText[]>> = texts;
