import type { Language } from './language.ts';

/** A colon or semicolon right behind a word. */
const BARE_SIGN = /(?<=[\p{L}\p{N})»])[:;](?= )/gu;

/**
 * A text that code puts together from words (`label: value; label: value`), with the spaces of the language: French
 * sets a narrow one before such signs. The catalogues have theirs already.
 */
export function spaced(language: Language, text: string): string {
  return language === 'fr' ? text.replace(BARE_SIGN, '\u202f$&') : text;
}
