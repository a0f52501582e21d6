import { describe, expect, it } from 'vitest';
import { MARK, PASS } from './games/lookout.ts';
import { everything, lookingOut, newLookout, reopened } from './games/open.ts';

describe('a match that is ended early', () => {
  it('is over, has a result, and asks nobody any more', () => {
    expect(newLookout()).toMatchObject({ endedEarly: false, resigned: [] });
    const match = lookingOut();
    match.answer(0, MARK);
    expect(match).toMatchObject({ over: false, endedEarly: false, outcome: null, resigned: [] });
    expect(match.end().ok).toBe(true);
    expect(match).toMatchObject({ over: true, endedEarly: true, resigned: [], questions: [] });
    expect(match.outcome?.ranking.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(match.record.log.at(-1)).toEqual({ end: 'early' });
    expect(match.answer(0, PASS)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    expect(everything(reopened(match))).toEqual(everything(match));
  });

  it('ranks those who resigned last, whatever they achieved', () => {
    const match = lookingOut();
    expect(match.end([0]).ok).toBe(true);
    expect(match.resigned).toEqual([0]);
    expect(match.outcome?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(match.record.log.at(-1)).toEqual({ end: 'early', resigned: [0] });
    expect(everything(reopened(match))).toEqual(everything(match));
    expect(reopened(match).outcome).toEqual(match.outcome);
  });

  it('cannot be ended twice, nor by a seat that does not exist', () => {
    const match = lookingOut();
    expect(match.end([0, 7])).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } });
    expect(match.over).toBe(false);
    match.end();
    const before = everything(match);
    expect(match.end([1])).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    expect(everything(match)).toEqual(before);
  });

  it('goes on when its end is taken back by consent', () => {
    const match = lookingOut();
    const before = structuredClone(match.state);
    match.end([1]);
    expect(match.undo(0, 1)).toMatchObject({ ok: false });
    expect(match.undo(0, 1, 'consent').ok).toBe(true);
    expect(match).toMatchObject({ over: false, endedEarly: false, outcome: null, resigned: [] });
    expect(match.state).toEqual(before);
  });

  it('is ended by players, not by the rules, if its last entry says so', () => {
    const match = lookingOut(1);
    match.answer(0, PASS);
    match.answer(0, 1);
    match.answer(1, 0);
    expect(match).toMatchObject({ over: true, endedEarly: false, resigned: [] });
    expect(match.outcome?.ranking).toHaveLength(2);
  });
});

describe('the answers since a seat’s own last one', () => {
  it('include it, and count nothing if there is none', () => {
    const match = newLookout();
    expect([match.sinceOwnAnswer(0), match.sinceOwnAnswer(1)]).toEqual([0, 0]);
    match.answer(0, 0);
    // Sealed: not yet given.
    expect(match.sinceOwnAnswer(0)).toBe(0);
    match.answer(1, 1);
    match.answer(0, PASS);
    expect([match.sinceOwnAnswer(0), match.sinceOwnAnswer(1)]).toEqual([1, 2]);
    match.end();
    expect([match.sinceOwnAnswer(0), match.sinceOwnAnswer(1)]).toEqual([2, 3]);
  });
});

describe('reading an answer', () => {
  it('gives a copy, or says why it is refused', () => {
    const match = lookingOut();
    expect(match.read(0, PASS)).toEqual({ ok: true, answer: PASS });
    expect(match.read(0, 99)).toMatchObject({ ok: false, refusal: { code: 'not-offered' } });
    expect(match.read(1, PASS)).toMatchObject({ ok: false, refusal: { code: 'not-asked' } });
    expect(match.read(-1, PASS)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } });
    expect(match.steps).toHaveLength(1);
  });

  it('withdraws nothing for a seat that does not exist', () => {
    const match = newLookout();
    for (const seat of [-1, 2, 0.5])
      expect(match.withdraw(seat)).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } });
  });
});
