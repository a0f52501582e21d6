import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT } from '@triptych/kernel';
import { lookout, MARK, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import { lookingOut, newRecord } from '@triptych/kernel/test/games/open.ts';
import { readRecord } from '../index.ts';

const good = newRecord(lookout, 2, { cards: '4' });

describe('reading a record', () => {
  it('returns what a match has written, with every kind of entry', () => {
    const match = lookingOut();
    match.answer(0, MARK);
    match.undo(0, 1);
    match.answer(0, PEEK);
    match.undo(1, 1, 'consent');
    match.keepState(2);
    const sent: unknown = JSON.parse(JSON.stringify(match.record));
    expect(readRecord(sent)).toEqual({ ok: true, record: match.record });
  });

  it.each([null, undefined, 7, 'text', [], {}, { format: 7 }])('%j is not a match at all', (data) => {
    expect(readRecord(data)).toEqual({ ok: false, problem: 'not-a-match' });
  });

  it('recognizes another format by its name', () => {
    expect(readRecord({ ...good, format: 'triptych-match-9' })).toEqual({
      ok: false,
      problem: 'other-format',
      format: 'triptych-match-9',
    });
  });

  it.each<[string, object]>([
    ['game', { game: 7 }],
    ['rules', { rules: -1 }],
    ['rules', { rules: '1' }],
    ['pack', { pack: 'standard' }],
    ['pack', { pack: { name: 'standard' } }],
    ['options', { options: { cards: 4 } }],
    ['options', { options: null }],
    ['seats', { seats: [] }],
    ['seats', { seats: [{ name: 'A', player: 'cat' }] }],
    ['seats', { seats: 2 }],
    ['seed', { seed: 'abc' }],
    ['seed', { seed: 'G'.repeat(64) }],
    ['log', { log: 'none' }],
    ['log[0]', { log: [7] }],
    ['log[0]', { log: [{}] }],
    [
      'log[1]',
      {
        log: [
          { seat: 0, answer: 1 },
          { seat: -1, answer: 1 },
        ],
      },
    ],
    ['log[0]', { log: [{ seat: 0, answer: 0.5 }] }],
    ['log[0]', { log: [{ seat: 0, answer: [[1]] }] }],
    ['log[0]', { log: [{ reveal: [1, 'x'] }] }],
    ['log[0]', { log: [{ seat: 0, answer: 1, at: 'now' }] }],
    ['log[0]', { log: [{ seat: 0, answer: 1, by: 'nobody' }] }],
    ['log[0]', { log: [{ reveal: [1, 1], by: ['person', 7] }] }],
    ['log[0]', { log: [{ reveal: 1 }] }],
    ['log[0]', { log: [{ seat: 0, undo: -1 }] }],
    ['log[0]', { log: [{ seat: 0, undo: 1, consent: false }] }],
    ['log[0]', { log: [{ rules: 2, answers: 0, state: {} }] }],
    ['log[0]', { log: [{ rules: 2, answers: 0, memories: [] }] }],
    ['sealed', { sealed: [null] }],
    ['sealed', { sealed: [null, 'x'] }],
    ['sealed', { sealed: null }],
  ])('names the field that is wrong: %s %j', (field, change) => {
    expect(readRecord({ ...good, ...change })).toEqual({ ok: false, problem: 'bad-field', field });
  });

  it('rejects a record with a missing field', () => {
    const taken = Object.keys(good).filter((field) => readRecord({ ...good, [field]: undefined }).ok);
    expect(taken).toEqual([]);
  });

  it('never throws', () => {
    const anything = fc.dictionary(fc.constantFrom(...Object.keys(good)), fc.anything());
    fc.assert(
      fc.property(anything, (data) => {
        expect(typeof readRecord({ ...good, ...data, format: FORMAT }).ok).toBe('boolean');
      }),
    );
  });
});
