import { hashOf } from './hash.ts';

/**
 * The same content has the same hash, however its file is laid out. It covers the values with which a match is
 * played; how things are called in which language does not change the match, and stands in the field `words`. Packs of
 * the first form have no such field: their names are hashed with the rest, as they always were.
 */
export function packHash(pack: unknown): string {
  return hashOf(splitPack(pack).values);
}

/** The values of a pack, and its words; null for those of a pack of the first form. */
export function splitPack(pack: unknown): { readonly values: unknown; readonly words: unknown } {
  if (typeof pack !== 'object' || pack === null || !('words' in pack)) return { values: pack, words: null };
  const { words, ...values } = pack;
  return { values, words };
}
