import type { Language } from './language.ts';

/** A colon or semicolon right after a word. */
const BARE_SIGN = /(?<=[\p{L}\p{N})»])[:;](?= )/gu;

/**
 * A text that code assembles from words (`label: value; label: value`), with the language's spacing: French has a
 * narrow space before such marks. The catalogues already contain theirs.
 */
export function spaced(language: Language, text: string): string {
  return language === 'fr' ? text.replace(BARE_SIGN, '\u202f$&') : text;
}
