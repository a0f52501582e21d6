import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal, readAnswer } from '../shapes/answers.ts';

describe('reading an answer that came from outside', () => {
  it('accepts whole numbers and lists of them', () => {
    const answer = fc.oneof(fc.maxSafeInteger(), fc.array(fc.maxSafeInteger(), { maxLength: 256 }));
    fc.assert(
      fc.property(answer, (raw) => {
        expect(readAnswer(raw)).toEqual(raw);
      }),
    );
  });

  it('copies a list, so that the sender cannot change it afterwards', () => {
    const raw = [1, 2];
    const read = readAnswer(raw);
    raw.push(3);
    expect(read).toEqual([1, 2]);
  });

  it('rejects everything else and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withSparseArray: true }), (raw) => {
        const isAnswer = (Array.isArray(raw) ? Array.from(raw) : [raw]).every(
          (item: unknown) => Number.isSafeInteger(item) && !Object.is(item, -0),
        );
        expect(isRefusal(readAnswer(raw))).toBe(!isAnswer);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a number as text', '1'],
    ['negative zero', -0],
    ['negative zero in a list', [-0]],
    ['a list in a list', [[1]]],
    ['a list with a hole', Object.assign([], { length: 2 })],
    ['something like a list', { 0: 1, length: 1 }],
    ['a list by prototype', Object.create([1])],
    ['a list behind __proto__', JSON.parse('{"__proto__":[1]}')],
    ['a boxed number', Object(1)],
    ['a number beyond all whole ones', 2 ** 53],
  ])('refuses %s', (_what, raw: unknown) => {
    expect(readAnswer(raw)).toMatchObject({ code: 'not-a-number' });
  });

  it('accepts a list of 256 numbers, and not one more', () => {
    const longest = Array.from({ length: 256 }, (_, number) => number);
    expect(readAnswer(longest)).toEqual(longest);
    expect(readAnswer([...longest, 256])).toMatchObject({ code: 'too-many', values: { most: 256 } });
  });

  it('does not even examine a huge list', () => {
    expect(readAnswer(Object.assign([], { length: 1e9 }))).toMatchObject({
      code: 'too-many',
      values: { most: 256 },
    });
  });
});
