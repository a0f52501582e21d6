import { hashOf } from './hash.ts';

/**
 * Equal content has equal hashes, whatever the file's layout. The hash covers the values that a match is played with;
 * names are in the field `words` and do not affect it. Packs in the first format lack that field: their names are
 * hashed with the rest, as they always were.
 */
export function packHash(pack: unknown): string {
  return hashOf(splitPack(pack).values);
}

/** The values of a pack, and its words; null for a pack in the first format. */
export function splitPack(pack: unknown): { readonly values: unknown; readonly words: unknown } {
  if (typeof pack !== 'object' || pack === null || !('words' in pack)) return { values: pack, words: null };
  const { words, ...values } = pack;
  return { values, words };
}
