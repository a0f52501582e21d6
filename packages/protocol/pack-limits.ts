/** How large a content pack may be, wherever it comes from: a file, a draft or a request. */
export const PACK_LIMITS = {
  /** The size of its JSON text in UTF-8. */
  bytes: 256 * 1024,
  /** Numbers, texts, lists and objects in all: our largest pack has about 2,000. */
  values: 20_000,
  /** The depth of nested lists and objects. */
  depth: 12,
} as const;

export type PackLimit = keyof typeof PACK_LIMITS;

/** The first limit that a pack exceeds; null if it is small enough to be checked. */
export function exceededPackLimit(pack: unknown): PackLimit | null {
  let values = 0;
  let exceeded: PackLimit | null = null;
  const visit = (value: unknown, depth: number): void => {
    if (exceeded !== null) return;
    values++;
    if (values > PACK_LIMITS.values) exceeded = 'values';
    else if (depth > PACK_LIMITS.depth) exceeded = 'depth';
    else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(pack, 0);
  if (exceeded !== null) return exceeded;
  return new TextEncoder().encode(JSON.stringify(pack) ?? '').length > PACK_LIMITS.bytes ? 'bytes' : null;
}
