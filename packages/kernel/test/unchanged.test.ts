import { describe, expect, it } from 'vitest';
import { unchangedFields, unchangedList } from '../index.ts';

describe('what has not changed is taken over as it is', () => {
  it('a list with the same items', () => {
    const last = [1, 2];
    expect(unchangedList(last, [1, 2])).toBe(last);
    expect(unchangedList(last, [1, 2, 3], 2)).toBe(last);
    expect(unchangedList([], [7], 0)).toEqual([]);
  });

  it.each([
    ['a different item', [1, 2], [1, 3]],
    ['a different first item', [1, 2], [3, 2]],
    ['more items', [1], [1, 2]],
    ['fewer items', [1, 2], [1]],
    ['no list before', undefined, [1]],
  ])('but not one with %s', (_what, last, now) => {
    const list = unchangedList(last, now);
    expect(list).toEqual(now);
    // A copy, because the state keeps changing.
    expect(list).not.toBe(now);
  });

  it('only the beginning of a list, if that is all that counts', () => {
    expect(unchangedList([1, 3], [1, 2, 3], 2)).toEqual([1, 2]);
    expect(unchangedList(undefined, [1, 2, 3], 2)).toEqual([1, 2]);
    expect(unchangedList([1, 2, 3], [1, 2, 3], 2)).toEqual([1, 2]);
  });

  it('an object with identical fields', () => {
    const inner = [1];
    const last = { inner, number: 1 };
    expect(unchangedFields(last, { inner, number: 1 })).toBe(last);
    const now = { inner, number: 2 };
    expect(unchangedFields(last, now)).toBe(now);
    const copied = { inner: [1], number: 1 };
    expect(unchangedFields(last, copied)).toBe(copied);
    expect(unchangedFields(undefined, now)).toBe(now);
  });
});
