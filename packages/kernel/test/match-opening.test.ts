import { describe, expect, it } from 'vitest';
import { type Entry, Match } from '../index.ts';
import { lookout, MARK, PASS, PEEK } from './games/lookout.ts';
import type { Lookout } from './games/lookout-types.ts';
import { everything, lookingOut, newRecord, open } from './games/open.ts';

const fresh = newRecord(lookout, 2, { cards: '4' });
const goals: Entry = { reveal: [0, 1] };

describe('opening a record', () => {
  it('folds the log up to any entry', () => {
    const match = lookingOut();
    const states = [structuredClone(match.state)];
    for (const answer of [MARK, PEEK, PASS]) {
      match.answer(0, answer);
      states.push(structuredClone(match.state));
    }
    for (const [at, state] of states.entries()) {
      expect(open(lookout, { ...fresh, log: match.record.log.slice(0, at + 1) }).state).toEqual(state);
    }
  });

  it.each<[string, number, string, Entry[]]>([
    ['an answer that is not legal', 2, 'not-offered', [goals, { seat: 0, answer: 9 }]],
    ['an answer of the wrong seat', 2, 'not-asked', [goals, { seat: 1, answer: PASS }]],
    ['an answer of nobody', 2, 'no-such-seat', [goals, { seat: 5, answer: PASS }]],
    ['an undo that may not be', 3, 'undo-reveals', [goals, { seat: 0, answer: PEEK }, { seat: 0, undo: 1 }]],
    ['an undo of everything and more', 2, 'nothing-to-undo', [goals, { seat: 0, undo: 2, consent: true }]],
    ['a reveal without an answer', 1, 'not-a-number', [{ reveal: [0, null] }]],
    ['a reveal that is too short', 1, 'not-a-number', [{ reveal: [0] }]],
    ['a reveal where the question is open', 2, 'not-asked', [goals, { reveal: [PASS, null] }]],
    ['a single answer where the questions are sealed', 1, 'not-asked', [{ seat: 0, answer: 1 }]],
  ])('names the first entry that does not fit: %s', (_what, entry, code, log) => {
    expect(Match.open(lookout, { ...fresh, log })).toMatchObject({ entry, refusal: { code } });
  });

  it('reports the position after the log when a sealed answer does not fit', () => {
    const record = { ...fresh, log: [goals], sealed: [null, 1] };
    expect(Match.open(lookout, record)).toMatchObject({ entry: 2, refusal: { code: 'not-asked' } });
  });

  it('refuses a record of other rules', () => {
    const record = { ...fresh, rules: 2 };
    expect(Match.open(lookout, record)).toMatchObject({
      entry: 1,
      refusal: { code: 'other-rules', values: { rules: 2 } },
    });
  });
});

describe('a change of rules', () => {
  const newer: Lookout = { ...lookout, rules: 2 };

  function keptAfterPeek(): ReturnType<typeof lookingOut> {
    const match = lookingOut();
    match.answer(0, PEEK);
    match.keepState(newer.rules);
    return match;
  }

  it('stores the state and the memories, and folding starts there', () => {
    const match = keptAfterPeek();
    const again = open(newer, JSON.parse(JSON.stringify(match.record)));
    expect(again.state).toEqual(match.state);
    expect(again.memory(0)).toEqual(match.memory(0));
    expect(again.questions).toEqual(match.questions);
    expect(again.record).toEqual(match.record);
  });

  it('continues with the generator of the next answer', () => {
    const match = keptAfterPeek();
    expect(match.record.log.at(-1)).toMatchObject({ rules: 2, answers: 2 });
    const numbers: number[] = [];
    const rolling: Lookout = {
      ...newer,
      apply(state, seat, answer, rng, emit) {
        numbers.push(rng.below(1_000_000));
        lookout.apply(state, seat, answer, rng, emit);
      },
    };
    open(rolling, match.record).answer(0, MARK);
    const uninterrupted = lookingOut();
    uninterrupted.answer(0, PEEK);
    open({ ...rolling, rules: 1 }, uninterrupted.record).answer(0, MARK);
    expect(numbers.at(0)).toBe(numbers.at(-1));
  });

  it('cannot be undone', () => {
    const match = open(newer, keptAfterPeek().record);
    expect(match.undoable(0)).toBe(0);
    expect(match.undo(0, 1, 'consent')).toMatchObject({ refusal: { code: 'nothing-to-undo' } });
  });

  it('does not affect undo of later answers', () => {
    const match = open(newer, keptAfterPeek().record);
    const before = structuredClone([match.state, match.memory(0)]);
    match.answer(0, MARK);
    expect(match.undo(0, 1).ok).toBe(true);
    expect([match.state, match.memory(0)]).toEqual(before);
    expect(everything(open(newer, match.record))).toEqual(everything(match));
  });

  it('makes older rules refuse the record, and reports where', () => {
    const { record } = keptAfterPeek();
    expect(Match.open(lookout, record)).toMatchObject({
      entry: 3,
      refusal: { code: 'other-rules', values: { rules: 2 } },
    });
  });

  it('makes everything before it history: only the last one counts', () => {
    const match = open(newer, keptAfterPeek().record);
    match.answer(0, MARK);
    match.keepState(3);
    const again = open({ ...lookout, rules: 3 }, match.record);
    expect(again.state).toEqual(match.state);
    expect(again.record.log).toHaveLength(5);
  });
});
