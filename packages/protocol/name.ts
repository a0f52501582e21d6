export const LONGEST_NAME = 30;

/** Whatever separates words or breaks a line, and therefore looks like a space; also Braille's blank. */
const GAPS = /[\p{Z}\p{Cc}\u2800]+/gu;
/** Characters that are invisible, change the direction of text, or are unassigned. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * A name that may be shown to others, or null: the same rule for people, bots, packs and imported matches.
 */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4 * LONGEST_NAME) return null;
  const name = withoutUnseen(value.normalize('NFC')).trim();
  return name.length <= LONGEST_NAME && SEEN.test(name) ? name : null;
}

/** Whether a text has any visible character. */
export function isSeen(text: string): boolean {
  return SEEN.test(withoutUnseen(text));
}

function withoutUnseen(text: string): string {
  return text.replaceAll(GAPS, ' ').replaceAll(INVISIBLE, '');
}
