import { describe, expect, it } from 'vitest';
import { type Answer, checkShape, countAnswers, listAnswers, type Shape } from '../index.ts';

const some: Shape = { shape: 'some', of: [9, 2, 6], min: 1, max: 2 };
const sequence: Shape = { shape: 'sequence', of: [1, 2], length: 2 };
const distribute: Shape = { shape: 'distribute', to: [7, 8], caps: [2, 1], min: 1, max: 2 };
const order: Shape = { shape: 'order', of: [1, 2, 3] };
const assign: Shape = { shape: 'assign', items: [[1, 2], [2]], each: 1 };

describe('a shape says why', () => {
  it.each<[Shape, Answer, string, Record<string, number>]>([
    [{ shape: 'one', of: [1] }, 2, 'not-offered', { option: 2 }],
    [{ shape: 'one', of: [1] }, [1], 'not-a-number', {}],
    [some, 9, 'not-a-list', {}],
    [some, [5], 'not-offered', { option: 5 }],
    [some, [9, 9], 'repeated', { option: 9 }],
    [some, [2, 9], 'not-sorted', {}],
    [some, [], 'too-few', { least: 1 }],
    [some, [9, 2, 6], 'too-many', { most: 2 }],
    [sequence, 1, 'not-a-list', {}],
    [sequence, [1], 'wrong-length', { length: 2 }],
    [sequence, [1, 3], 'not-offered', { option: 3 }],
    [distribute, 1, 'not-a-list', {}],
    [distribute, [1], 'wrong-length', { length: 2 }],
    [distribute, [0, 2], 'used-too-often', { option: 8, most: 1 }],
    [distribute, [-1, 1], 'too-few', { least: 0 }],
    [distribute, [0, 0], 'too-few', { least: 1 }],
    [distribute, [2, 1], 'too-many', { most: 2 }],
    [order, 1, 'not-a-list', {}],
    [order, [1, 2, 4], 'not-offered', { option: 4 }],
    [order, [1, 2], 'wrong-length', { length: 3 }],
    [order, [1, 2, 2], 'repeated', { option: 2 }],
    [assign, 2, 'not-a-list', {}],
    [assign, [1], 'wrong-length', { length: 2 }],
    [assign, [2, 2], 'used-too-often', { option: 2, most: 1 }],
    [assign, [3, 2], 'not-offered', { option: 3 }],
  ])('%j refuses %j: %s', (shape, answer, code, values) => {
    expect(checkShape(shape, answer)).toEqual({ code, rule: null, values });
  });

  it('counts answers too many to list', () => {
    const of = Array.from({ length: 40 }, (_, option) => option);
    expect(countAnswers({ shape: 'some', of, min: 20, max: 20 })).toBe(137_846_528_820);
    expect(countAnswers({ shape: 'sequence', of, length: 6 })).toBe(40 ** 6);
    const caps = of.map(() => 3);
    expect(countAnswers({ shape: 'distribute', to: of, caps, min: 2, max: 2 })).toBe((40 * 41) / 2);
  });
  it('gives a target to no more items than it may have', () => {
    expect([...listAnswers(assign)]).toEqual([[1, 2]]);
    const twoEach: Shape = { shape: 'assign', items: [[1, 2], [1], [1]], each: 2 };
    expect([...listAnswers(twoEach)]).toEqual([[2, 1, 1]]);
  });

  it('counts nothing where fewer are offered than must be chosen', () => {
    expect(countAnswers({ shape: 'some', of: [1, 2], min: 3, max: 4 })).toBe(0);
  });
});
