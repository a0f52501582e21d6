import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerCommand } from '@triptych/protocol';
import { ANA, Seated } from './seated.ts';

const commands = playerCommand(['easy', 'normal']);
const read = (data: unknown) => commands.safeParse(data).data ?? null;

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
    ['an action that is none', { do: 'propose', seat: 0, questionVersion: 1, action: { kind: 'victory' } }],
    ['empty talk', { do: 'chat', text: ' \u0000\n ' }],
    ['endless talk', { do: 'chat', text: 'x'.repeat(501) }],
    ['a part of the seed that is none', { do: 'sit', seat: 0, part: 'xyz' }],
    ['a seat for a wizard', { do: 'replace', seat: 0, by: 'wizard' }],
    ['a bot stronger than any', { do: 'replace', seat: 0, by: 'bot', level: 'godlike' }],
    ['a bot with the strength of a prototype', { do: 'replace', seat: 0, by: 'bot', level: 'constructor' }],
    ['a bot whose name nobody sees', { do: 'replace', seat: 0, by: 'bot', name: '\u200B' }],
    ['talk that nobody sees', { do: 'chat', text: '\u2800\u3164\u00AD' }],
  ])('is none: %s', (_what, data) => {
    expect(read(data)).toBeNull();
  });

  it('is copied without unknown fields', () => {
    expect(read({ do: 'leave', seat: 1, as: 'admin' })).toEqual({ do: 'leave', seat: 1 });
    expect(read({ do: 'chat', text: ' a\u202Eb ' })).toEqual({ do: 'chat', text: 'a b' });
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
        questionVersion: fc.oneof(fc.nat({ max: 4 }), fc.jsonValue()),
        answer: fc.jsonValue(),
        answers: fc.oneof(fc.nat({ max: 3 }), fc.jsonValue()),
        proposal: fc.nat({ max: 2 }),
        action: fc.oneof(
          fc.jsonValue(),
          fc.record({
            kind: fc.constantFrom('undo', 'replace'),
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
        const command = read(JSON.parse(JSON.stringify(data)));
        if (command !== null) seated.table.check(command, ANA, seated.now);
        expect([seated.table.snapshot(), seated.table.record]).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });
});
