import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand, readName } from '../index.ts';
import { ANA, Seated } from './seated.ts';

const LEVELS = ['easy', 'normal'];

describe('a command from outside', () => {
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['text', 'answer'],
    ['no command', { do: 'win' }],
    ['a command of the host', { do: 'time-out', seat: 0 }],
    ['an answer without a question', { do: 'answer', seat: 0, answer: 1 }],
    ['an answer of half a seat', { do: 'answer', seat: 0.5, questionVersion: 1, answer: 1 }],
    ['an answer of a seat far away', { do: 'answer', seat: 1e9, questionVersion: 1, answer: 1 }],
    ['an undo of less than nothing', { do: 'undo', seat: 0, questionVersion: 1, answers: -1 }],
    ['a action that is none', { do: 'propose', seat: 0, questionVersion: 1, action: { kind: 'victory' } }],
    ['empty talk', { do: 'chat', text: ' \u0000\n ' }],
    ['endless talk', { do: 'chat', text: 'x'.repeat(501) }],
    ['a part of the seed that is none', { do: 'sit', seat: 0, part: 'xyz' }],
    ['a seat for a wizard', { do: 'replace', seat: 0, by: 'wizard' }],
    ['a bot stronger than any', { do: 'replace', seat: 0, by: 'bot', level: 'godlike' }],
    ['a bot with the strength of a prototype', { do: 'replace', seat: 0, by: 'bot', level: 'constructor' }],
    ['a bot whose name nobody sees', { do: 'replace', seat: 0, by: 'bot', name: '\u200B' }],
    ['talk that nobody sees', { do: 'chat', text: '\u2800\u3164\u00AD' }],
  ])('is none: %s', (_what, data) => {
    expect(readCommand(data, LEVELS)).toBeNull();
  });

  it('is copied without what does not belong to it', () => {
    expect(readCommand({ do: 'leave', seat: 1, as: 'admin' }, LEVELS)).toEqual({ do: 'leave', seat: 1 });
    expect(readCommand({ do: 'chat', text: ' a\u202Eb ' }, LEVELS)).toEqual({ do: 'chat', text: 'a b' });
  });

  it('never throws and never changes a table that refuses it', () => {
    const kinds = [
      'answer',
      'withdraw',
      'undo',
      'propose',
      'agree',
      'decline',
      'resume',
      'chat',
      'sit',
      'replace',
      'leave',
      'back',
      'start',
      'close',
    ];
    const wild = fc.record(
      {
        do: fc.constantFrom(...kinds),
        seat: fc.oneof(fc.nat({ max: 3 }), fc.jsonValue()),
        question: fc.oneof(fc.nat({ max: 4 }), fc.jsonValue()),
        answer: fc.jsonValue(),
        answers: fc.oneof(fc.nat({ max: 3 }), fc.jsonValue()),
        proposal: fc.nat({ max: 2 }),
        action: fc.oneof(
          fc.jsonValue(),
          fc.record({
            action: fc.constantFrom('undo', 'replace'),
            seat: fc.nat(),
            by: fc.jsonValue(),
            answers: fc.nat(),
          }),
        ),
      },
      { requiredKeys: ['do'] },
    );
    fc.assert(
      fc.property(wild, (data) => {
        const seated = Seated.lookingOut();
        const before = structuredClone([seated.table.snapshot(), seated.table.record]);
        const command = readCommand(JSON.parse(JSON.stringify(data)), LEVELS);
        if (command !== null) seated.table.check(command, ANA, seated.now);
        expect([seated.table.snapshot(), seated.table.record]).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a name', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  Ana \n Maria ', 'Ana Maria'],
    ['Zoe\u0308', 'Zoë'],
    ['\u202EevE', 'evE'],
    ['A\u200Bn\u00ADa\u{E0041}', 'Ana'],
    ['Ana\u2028Ben', 'Ana Ben'],
    ['李', '李'],
    ['7', '7'],
    ['-', '-'],
    ['x'.repeat(30), 'x'.repeat(30)],
  ])('is tidied: %j', (typed, name) => {
    expect(readName(typed)).toBe(name);
    expect(readName(name)).toBe(name);
  });

  it.each<unknown>([
    '',
    ' \t\u0000 ',
    '\u200B\u200D\u2060\uFEFF',
    '\u2800',
    '\u3164',
    '\u115F\u1160\uFFA0',
    '\u00AD',
    '\u061C\u202A\u202E\u2066\u2069',
    '\uFE0F',
    '\u0301',
    '\uD800',
    '\uE000',
    'x'.repeat(31),
    'x'.repeat(1_000_000),
    7,
    null,
    ['Ana'],
  ])('has something to see and is not too long: %j is none', (typed) => {
    expect(readName(typed)).toBeNull();
  });
});
