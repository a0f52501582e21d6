import { describe, expect, it } from 'vitest';
import { PASS } from './games/lookout.ts';
import { everything, lookingOut, newLookout, reopened } from './games/open.ts';

/** What the others may see of seat 0. */
function fromOutside(match: ReturnType<typeof newLookout>): unknown {
  return structuredClone([match.questions, match.view(1), match.view('spectator'), match.questionOf(1)]);
}

describe('sealed answers', () => {
  it('are held by the match, not by the game, until all are in', () => {
    const match = newLookout();
    const state = structuredClone(match.state);
    expect(match.answer(0, 2)).toEqual({ ok: true, events: [] });
    expect(match.state).toEqual(state);
    expect(match.record).toMatchObject({ log: [], sealed: [2, null] });
    expect(match.questions).toMatchObject([
      { seat: 0, ready: true },
      { seat: 1, ready: false },
    ]);
  });

  it('are revealed together, in one entry', () => {
    const match = newLookout();
    match.answer(1, 1);
    const result = match.answer(0, 2);
    expect(result).toEqual({ ok: true, events: [{ event: { type: 'goals' }, to: 'all' }] });
    expect(match.record).toMatchObject({ log: [{ reveal: [2, 1] }], sealed: [null, null] });
  });

  it('can be replaced without anybody noticing, and the record forgets the first one', () => {
    const match = newLookout();
    match.answer(0, 2);
    const before = fromOutside(match);
    match.answer(0, 0);
    expect(fromOutside(match)).toEqual(before);
    match.answer(1, 1);
    expect(match.record.log).toEqual([{ reveal: [0, 1] }]);
  });

  it('can be withdrawn: the others see that the seat is deciding again', () => {
    const match = newLookout();
    const before = everything(match);
    match.answer(0, 2);
    expect(match.withdraw(0)).toEqual({ ok: true, events: [] });
    expect(everything(match)).toEqual(before);
    expect(match.withdraw(0)).toMatchObject({ ok: false, refusal: { code: 'nothing-to-withdraw' } });
  });

  it.each([-1, 2, 0.5, Number.NaN])('cannot be withdrawn by seat %d, which does not exist', (seat) => {
    expect(newLookout().withdraw(seat)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } });
  });

  it('lead to the same match in any order', () => {
    const [one, other] = [newLookout(), newLookout()];
    one.answer(0, 2);
    one.answer(1, 0);
    other.answer(1, 0);
    other.answer(0, 2);
    expect(everything(one)).toEqual(everything(other));
  });

  it('survive reopening a match before the reveal', () => {
    const match = newLookout();
    match.answer(1, 2);
    const again = reopened(match);
    expect(everything(again)).toEqual(everything(match));
    again.answer(0, 0);
    expect(again.record.log).toEqual([{ reveal: [0, 2] }]);
  });

  it('are not asked of a seat that has nothing to decide', () => {
    const match = lookingOut();
    match.answer(0, PASS);
    match.answer(0, 3);
    match.answer(1, 0);
    match.answer(1, PASS);
    expect(match.questions).toEqual([{ seat: 1, kind: 'bid', ready: false }]);
    expect(match.answer(0, 0)).toMatchObject({ refusal: { code: 'not-asked' } });
    match.answer(1, 2);
    expect(match.record.log.at(-1)).toEqual({ reveal: [null, 2] });
  });
});
