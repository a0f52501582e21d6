import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FastRng, sampleAnswer } from '@triptych/kernel';
import { lookout } from '@triptych/kernel/test/games/lookout.ts';
import { TABLE_FORMAT, readTableFile, type Command, type TableConfig } from '@triptych/protocol';
import { archive, type Sender, verify } from '../index.ts';
import { BOT, CLOCK, PEOPLE, Three, TWO_MINUTES } from './three.ts';

/**
 * Whatever people do at a table, those who stay can finish the match, even if everybody else closes the browser and
 * never returns.
 */

const ZOE: Sender = { from: 'person', id: 'zoe', name: 'Zoe' };
const SENDERS: readonly Sender[] = [...PEOPLE, ZOE, BOT, CLOCK];
const DAY = 24 * 3600 * 1000;

const seat = fc.nat({ max: 2 });
const action = fc.oneof(
  fc.constant({ kind: 'end' } as const),
  fc.constant({ kind: 'pause' } as const),
  fc.record({ kind: fc.constant('undo' as const), answers: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('replace' as const),
    seat,
    by: fc.constantFrom('bot' as const, 'open' as const),
  }),
);
type Step = (three: Three) => Command;
const now = (three: Three) => ({ questionVersion: three.table.questionVersion });
const proposal = (three: Three): number => three.table.viewerState('spectator').proposal?.number ?? 0;

/** A command that depends on the table at that time. */
function saying<T>(drawn: fc.Arbitrary<T>, command: (value: T, three: Three) => Command): fc.Arbitrary<Step> {
  return drawn.map((value) => (three) => command(value, three));
}
const saidOf = (...kinds: readonly ('leave' | 'back' | 'stand-in' | 'resign' | 'hand-over' | 'time-out')[]) =>
  saying(fc.tuple(fc.constantFrom(...kinds), seat), ([kind, at]) => ({ do: kind, seat: at }));
const people = fc.constantFrom('ana', 'ben', 'eve', 'zoe');
const newcomer = fc.constantFrom('bot' as const, 'open' as const);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: saying(fc.tuple(seat, fc.nat()), ([at, seed], three) => answerOf(three, at, seed)),
  },
  {
    weight: 3,
    arbitrary: saying(fc.tuple(seat, action), ([at, wish], three) => ({
      do: 'propose',
      seat: at,
      ...now(three),
      action: wish,
    })),
  },
  {
    weight: 3,
    arbitrary: saying(fc.constantFrom('agree' as const, 'decline' as const), (vote, three) => ({
      do: vote,
      proposal: proposal(three),
    })),
  },
  { weight: 6, arbitrary: saidOf('leave', 'back', 'stand-in', 'resign', 'hand-over', 'time-out') },
  saying(fc.constantFrom('pause' as const, 'resume' as const), (kind) => ({ do: kind })),
  saying(fc.constant(null), (part) => ({ do: 'start', part })),
  saying(fc.tuple(seat, fc.boolean()), ([at, on]) => ({ do: 'holiday', seat: at, on })),
  saying(fc.tuple(seat, newcomer), ([at, by]) => ({
    do: 'replace',
    seat: at,
    by,
    name: 'Bot',
    level: 'normal',
  })),
  saying(seat, (at) => ({ do: 'sit', seat: at, part: null })),
  saying(fc.tuple(seat, fc.integer({ min: 1, max: 3 })), ([at, answers], three) => ({
    do: 'undo',
    seat: at,
    ...now(three),
    answers,
  })),
  saying(people, (person, three) => ({ do: 'absent', person, since: three.now - TWO_MINUTES })),
  saying(people, (person) => ({ do: 'present', person })),
);

const timeControl: fc.Arbitrary<TableConfig['timeControl']> = fc.constantFrom(
  { kind: 'none' } as const,
  { kind: 'live', bank: 60_000, increment: 5000 } as const,
  { kind: 'live', bank: 60_000, increment: 5000, cap: 90_000 } as const,
  { kind: 'days', days: 1 } as const,
);

function answerOf(three: Three, at: number, seed: number): Command {
  const { question } = three.table.viewerState(at);
  const answer = question === null ? 0 : sampleAnswer(question.shape, new FastRng(seed));
  return { do: 'answer', seat: at, ...now(three), answer };
}

/** Those who stay do what they can; the server's clock reports that the others are gone. */
function playToTheEnd(three: Three, stay: readonly Sender[]): void {
  const idOf = (from: Sender): string => (from.from === 'person' ? from.id : '');
  const staying = stay.map(idOf);
  const since = three.now;
  // Longer than any holiday.
  three.now += 40 * DAY;
  for (let turn = 0; turn < 400 && three.table.status !== 'over'; turn++) {
    const next = three.table.nextTimeOut();
    if (next !== null && next.at <= three.now) three.say({ do: 'time-out', seat: next.seat }, CLOCK);
    for (const person of three.table.people)
      if (!staying.includes(person)) three.say({ do: 'absent', person, since }, CLOCK);
    for (const { seat: at } of three.table.botTurns()) three.say(answerOf(three, at, turn), BOT);
    for (const from of stay) {
      three.say({ do: 'resume' }, from);
      three.say({ do: 'start', part: null }, from);
      for (const [at, { player }] of three.table.seats.entries()) {
        if (player.kind === 'open')
          three.say({ do: 'replace', seat: at, by: 'bot', name: 'Bot', level: 'normal' }, from);
        three.say({ do: 'stand-in', seat: at }, from);
        three.say(answerOf(three, at, turn), from);
      }
    }
  }
}

it('never reaches a state in which those who stay cannot continue', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(step, fc.constantFrom(...SENDERS), fc.integer({ min: 0, max: 50_000 })), {
        minLength: 5,
        maxLength: 45,
      }),
      timeControl,
      fc.boolean(),
      fc.nat(),
      (steps, control, freeUndo, who) => {
        const three = new Three({ timeControl: control, freeUndo });
        three.now = DAY;
        for (const [make, from, passed] of steps) {
          three.now += passed;
          // Refused or not: nothing throws.
          three.say(make(three), from);
        }
        const again = three.reopened();
        for (const viewer of [0, 1, 2, 'spectator'] as const)
          expect(again.viewerState(viewer)).toEqual(three.table.viewerState(viewer));
        const file = { format: TABLE_FORMAT, entries: three.entries, snapshot: null };
        expect(readTableFile(JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
        const { status } = three.table;
        if (status === 'closed') return;
        const seated = [...PEOPLE, ZOE].filter(
          (from) => from.from === 'person' && three.table.seatsOf(from.id).length > 0,
        );
        // At least one person stays; a table of bots continues by itself.
        playToTheEnd(three, seated.length === 0 ? [ZOE] : [seated[who % seated.length]]);
        if (seated.length === 0 && three.table.seats.some(({ player }) => player.kind === 'open')) return;
        expect(three.table.status).toBe('over');
        const made = archive(lookout, three.entries);
        const verdict = made === null ? null : verify(lookout, made);
        expect(verdict?.ok ? 'proved' : JSON.stringify(verdict)).toBe('proved');
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);
