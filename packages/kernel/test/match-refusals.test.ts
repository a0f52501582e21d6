import { describe, expect, it } from 'vitest';
import { MARK, PASS, PEEK } from './games/lookout.ts';
import { everything, lookingOut, newLookout } from './games/open.ts';

describe('a refused answer', () => {
  it.each([
    ['a seat that does not exist', 2, PASS, 'no-such-seat'],
    ['half a seat', 0.5, PASS, 'no-such-seat'],
    ['a seat that is not asked', 1, PASS, 'not-asked'],
    ['text', 0, '0', 'not-a-number'],
    ['nothing', 0, undefined, 'not-a-number'],
    ['half an option', 0, 0.5, 'not-a-number'],
    ['a list for one number', 0, [PASS], 'not-a-number'],
    ['an option that is not offered', 0, 9, 'not-offered'],
    ['more than any answer can be', 0, Array.from({ length: 300 }, () => 0), 'too-many'],
  ])('%s: says why and changes nothing', (_what, seat, raw, code) => {
    const match = lookingOut();
    const before = everything(match);
    expect(match.check(seat, raw)).toMatchObject({ code });
    expect(match.answer(seat, raw)).toMatchObject({ ok: false, refusal: { code } });
    expect(everything(match)).toEqual(before);
  });

  it('names the rule that asked, and the values for a sentence', () => {
    expect(lookingOut().check(0, 9)).toEqual({ code: 'not-offered', rule: 'L1', values: { option: 9 } });
  });

  it('is explained by the game if it knows better', () => {
    const match = lookingOut();
    match.answer(0, PEEK);
    expect(match.check(0, PEEK)).toEqual({ code: 'already-peeked', rule: 'L2', values: {} });
    match.answer(0, PASS);
    expect(match.check(0, 4)).toEqual({ code: 'too-few-coins', rule: 'L3', values: { coins: 3 } });
  });

  it('is every answer once the game is over', () => {
    const match = newLookout(1);
    match.answer(0, 0);
    match.answer(1, 1);
    match.answer(0, PASS);
    match.answer(0, 1);
    match.answer(1, 0);
    expect(match.over).toBe(true);
    expect(match.check(0, PASS)).toMatchObject({ code: 'game-over' });
    expect(match.answer(1, PASS)).toMatchObject({ refusal: { code: 'game-over' } });
    expect(match.withdraw(0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-withdraw' } });
  });

  it('does not exist for a legal answer, and checking changes nothing', () => {
    const match = lookingOut();
    const before = everything(match);
    expect(match.check(0, MARK)).toBeNull();
    expect(everything(match)).toEqual(before);
  });
});
