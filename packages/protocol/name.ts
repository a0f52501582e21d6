export const LONGEST_NAME = 30;

/** What separates words, or would break a line: all of it looks like a space. Braille has a sign without a dot. */
const GAPS = /[\p{Z}\p{Cc}\u2800]+/gu;
/** What is not seen, changes the direction of what follows, or stands for nothing at all. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it may be shown to others, or null: the one rule for people, bots, packs and matches from elsewhere. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4 * LONGEST_NAME) return null;
  const name = withoutUnseen(value.normalize('NFC')).trim();
  return name.length <= LONGEST_NAME && SEEN.test(name) ? name : null;
}

/** Whether there is anything to see in a text. */
export function isSeen(text: string): boolean {
  return SEEN.test(withoutUnseen(text));
}

function withoutUnseen(text: string): string {
  return text.replaceAll(GAPS, ' ').replaceAll(UNSEEN, '');
}
