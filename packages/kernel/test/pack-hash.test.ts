import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packHash } from '../index.ts';

/** The same value with the fields of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reordered(item)]),
  );
}

describe('the hash of a pack', () => {
  it('does not depend on the order of fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (pack) => {
        expect(packHash(reordered(pack))).toBe(packHash(pack));
      }),
    );
  });

  it('depends on everything else', () => {
    const packs = [
      { a: [1, 2] },
      { a: [2, 1] },
      { a: ['1', 2] },
      { b: [1, 2] },
      { a: [1, 2], b: null },
      [1, 2],
    ];
    expect(new Set(packs.map(packHash)).size).toBe(packs.length);
  });

  it('never changes: records name packs by it', () => {
    expect(packHash({ name: 'x', values: [1, 2, 3] })).toBe(
      'ab29b5cc1a4a19d89b35e2f85fc2304a58c64ce4f52e66cad246640c5b808892',
    );
  });
});
