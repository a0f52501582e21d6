import { describe, expect, it } from 'vitest';
import { MARK, PASS, PEEK } from './games/lookout.ts';
import { everything, lookingOut, reopened } from './games/open.ts';

describe('undo', () => {
  it('takes back the last answers of a seat that revealed nothing', () => {
    const match = lookingOut();
    const before = structuredClone(match.state);
    match.answer(0, MARK);
    match.answer(0, MARK);
    expect(match.undoable(0)).toBe(2);
    expect(match.undo(0, 2)).toEqual({ ok: true, events: [] });
    expect(match.state).toEqual(before);
    expect(match.undoable(0)).toBe(0);
  });

  it('is an entry of the log like an answer, so that the record replays it', () => {
    const match = lookingOut();
    match.answer(0, MARK);
    match.answer(0, MARK);
    match.undo(0, 1);
    match.answer(0, PEEK);
    expect(match.record.log.slice(1)).toEqual([
      { seat: 0, answer: MARK },
      { seat: 0, answer: MARK },
      { seat: 0, undo: 1 },
      { seat: 0, answer: PEEK },
    ]);
    expect(match.steps).toHaveLength(3);
    expect(everything(reopened(match))).toEqual(everything(match));
  });

  it('stops at an answer that revealed something', () => {
    const match = lookingOut();
    match.answer(0, MARK);
    match.answer(0, PEEK);
    const before = everything(match);
    expect(match.undoable(0)).toBe(0);
    expect(match.undo(0, 1)).toMatchObject({
      ok: false,
      refusal: { code: 'undo-reveals', values: { most: 0 } },
    });
    expect(everything(match)).toEqual(before);
  });

  it('takes back only what came after the last new information', () => {
    const match = lookingOut();
    match.answer(0, PEEK);
    match.answer(0, MARK);
    expect(match.undo(0, 2)).toMatchObject({ refusal: { code: 'undo-reveals', values: { most: 1 } } });
    expect(match.undo(0, 1).ok).toBe(true);
  });

  it('stops at a reveal', () => {
    const match = lookingOut();
    expect(match.undo(0, 1)).toMatchObject({ refusal: { code: 'undo-reveals' } });
    expect(match.undo(1, 1)).toMatchObject({ refusal: { code: 'undo-reveals' } });
  });

  it("is not for another seat's answers", () => {
    const match = lookingOut();
    match.answer(0, MARK);
    expect(match.undoable(1)).toBe(0);
    expect(match.undo(1, 1)).toMatchObject({ refusal: { code: 'undo-reveals' } });
  });

  it.each([0, -1, 0.5, Number.NaN, 2, Number.POSITIVE_INFINITY])(
    'refuses to take back %d answers',
    (number) => {
      const match = lookingOut();
      match.answer(0, MARK);
      const before = everything(match);
      expect(match.undo(0, number).ok).toBe(false);
      expect(everything(match)).toEqual(before);
    },
  );

  it('is refused while there is nothing to take back', () => {
    const match = lookingOut();
    match.undo(0, 1, 'consent');
    expect(match.steps).toHaveLength(0);
    expect(match.undo(0, 1, 'consent')).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
    expect(match.undo(0, 1)).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });

  it('is refused for a seat that does not exist, even with consent', () => {
    const match = lookingOut();
    expect(match.undo(7, 1, 'consent')).toMatchObject({ refusal: { code: 'no-such-seat' } });
  });
});

describe('undo with consent', () => {
  it('goes past new information and past the answers of others, and stays in the record', () => {
    const match = lookingOut();
    const before = structuredClone([match.state, match.memory(0), match.memory(1)]);
    match.answer(0, PEEK);
    match.answer(0, PASS);
    match.answer(0, 1);
    match.answer(1, 2);
    expect(match.undo(1, 3, 'consent').ok).toBe(true);
    expect([match.state, match.memory(0), match.memory(1)]).toEqual(before);
    expect(match.record.log.at(-1)).toEqual({ seat: 1, undo: 3, consent: true });
    expect(everything(reopened(match))).toEqual(everything(match));
  });

  it('cannot re-roll: the same answer gets the same random numbers', () => {
    const match = lookingOut();
    match.answer(0, PEEK);
    const after = structuredClone(match.state);
    const { events } = match.steps[1];
    match.undo(0, 1, 'consent');
    expect(match.answer(0, PEEK)).toEqual({ ok: true, events });
    expect(match.state).toEqual(after);
  });
});

describe('undo and sealed answers', () => {
  it('waits while another seat has sealed an answer', () => {
    const match = lookingOut();
    match.answer(0, PASS);
    match.answer(1, 2);
    expect(match.undoable(0)).toBe(0);
    expect(match.undo(0, 1).ok).toBe(false);
    match.withdraw(1);
    expect(match.undo(0, 1).ok).toBe(true);
  });

  it("drops the seat's own sealed answer with the question it was for", () => {
    const match = lookingOut();
    match.answer(0, PASS);
    match.answer(0, 2);
    expect(match.undo(0, 1).ok).toBe(true);
    expect(match.sealedAnswer(0)).toBeNull();
    expect(match.questionOf(0)).toMatchObject({ kind: 'look' });
  });
});
