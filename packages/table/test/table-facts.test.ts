import type { MatchRecord } from '@triptych/kernel';
import { lookout, PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import { describe, expect, it } from 'vitest';
import { archive, entriesFromRecord, recordingFor, Table, verify } from '../index.ts';
import { ANA, BEN, config, EVE, Seated } from './seated.ts';
import { BOT, Three } from './three.ts';

const BO = { kind: 'bot', name: 'Bo', level: 'easy' } as const;
const ANNA = { kind: 'person', id: 'ana', name: 'Ana' } as const;

describe('what a table knows', () => {
  it('of a seat’s memory: nothing before the match, then what the seat was told', () => {
    expect(new Seated().table.memory(0)).toBeNull();
    const seated = Seated.lookingOut();
    const before = JSON.stringify(seated.table.memory(0));
    seated.answer(0, PEEK);
    expect(JSON.stringify(seated.table.memory(0))).not.toBe(before);
    expect(JSON.stringify(seated.table.memory(1))).toBe(before);
  });

  it('of its people: each once, with the host, who may have no seat', () => {
    expect(new Seated({ players: [ANNA, ANNA, BO, { kind: 'open' }] }).table.people).toEqual(['ana']);
    expect(new Seated({ players: [ANNA], host: 'zoe' }).table.people).toEqual(['zoe', 'ana']);
  });

  it('of what it needs: somebody to run its bots and clocks, but only while it runs', () => {
    const live = { kind: 'live', bank: 1000, increment: 0 } as const;
    const needs = (seated: Seated): boolean => seated.table.needsRunner;
    expect(needs(new Seated({ players: [ANNA, BO] }))).toBe(false);
    expect(needs(Seated.playing({ players: [ANNA, BO] }))).toBe(true);
    expect(needs(Seated.playing({ timeControl: live }))).toBe(true);
    const people = Seated.playing();
    expect(needs(people)).toBe(false);
    people.say({ do: 'leave', seat: 1 }, BEN);
    expect(needs(people)).toBe(true);
    people.say({ do: 'resign', seat: 0 }, ANA);
    expect(needs(people)).toBe(false);
  });

  it('of the last hundred messages, in their order', () => {
    const seated = Seated.playing();
    for (let number = 1; number <= 101; number++) seated.say({ do: 'chat', text: `${number}` }, ANA);
    const texts = seated.table.fresh(0).chats.map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '2', '101']);
    expect(seated.reopened().fresh(0).chats).toEqual(seated.table.fresh(0).chats);
  });

  it('of its story: nothing before the match, then what each viewer was told, and when', () => {
    expect(new Seated().table.story(0)).toEqual([]);
    const seated = Seated.lookingOut();
    seated.now = 9000;
    seated.answer(0, PEEK);
    const told = (viewer: 0 | 1): unknown[] =>
      seated.table.story(viewer).map(({ at, events }) => [at, ...events.map(({ type }) => type)]);
    expect(told(0)).toEqual([
      [1000, 'began'],
      [1000, 'goals'],
      [9000, 'peeked', 'saw'],
    ]);
    expect(told(1)).toEqual([
      [1000, 'began'],
      [1000, 'goals'],
      [9000, 'peeked'],
    ]);
  });

  it('of when it asked, whom it does not wait for, and how it ended', () => {
    const seated = new Seated();
    expect([seated.table.askedSince, seated.table.absent, seated.table.endedEarly]).toEqual([
      null,
      [],
      false,
    ]);
    seated.say({ do: 'sit', seat: 1, part: null }, BEN);
    seated.now = 5000;
    seated.say({ do: 'start', part: null }, ANA);
    expect(seated.table.askedSince).toBe(5000);
    seated.now = 6000;
    seated.say({ do: 'resign', seat: 1 }, BEN);
    expect([seated.table.askedSince, seated.table.endedEarly]).toEqual([6000, true]);
  });
});

describe('bots are asked', () => {
  const seats = (seated: Seated): number[] => seated.table.botTurns().map(({ seat }) => seat);

  it('what they have not answered, while the match runs and is not paused', () => {
    expect(seats(new Seated({ players: [ANNA, BO, BO] }))).toEqual([]);
    const seated = Seated.playing({ players: [ANNA, BO, BO] });
    expect(seats(seated)).toEqual([1, 2]);
    const { questionVersion } = seated.table;
    seated.say({ do: 'answer', seat: 1, questionVersion, answer: 0 }, BOT);
    expect(seats(seated)).toEqual([2]);
    seated.say({ do: 'pause' }, ANA);
    expect(seats(seated)).toEqual([]);
    seated.say({ do: 'resume' }, ANA);
    expect(seats(seated)).toEqual([2]);
    seated.write({ at: seated.now, act: { do: 'close' } });
    expect(seats(seated)).toEqual([]);
  });

  it('and a table of bots alone is not paused any more', () => {
    const seated = Seated.playing({ players: [ANNA, BO] });
    seated.say({ do: 'pause' }, ANA);
    expect(seated.say({ do: 'replace', seat: 0, by: 'bot', name: 'Bo', level: 'easy' }, ANA)).toBeNull();
    expect(seated.table.viewerState('spectator').paused).toBe(false);
    expect(seats(seated)).toEqual([0, 1]);
  });
});

it('undo is free for the only person at the table, and for no spectator', () => {
  const seated = Seated.playing({ players: [ANNA, BO], freeUndo: true });
  const free = (viewer: 0 | 'spectator'): boolean => seated.table.viewerState(viewer).freeUndo;
  expect([free(0), free('spectator')]).toEqual([true, false]);
});

it('the host is away only if bots play all of the host’s seats', () => {
  const three = new Three({ players: [ANNA, ANNA, { kind: 'person', id: 'eve', name: 'Eve' }] });
  three.say({ do: 'start', part: null }, ANA);
  three.say({ do: 'leave', seat: 0 }, ANA);
  expect(three.say({ do: 'pause' }, EVE)).toBe('not-host');
  three.say({ do: 'leave', seat: 1 }, ANA);
  expect(three.say({ do: 'pause' }, EVE)).toBeNull();
});

it('who was voted out is remembered with the seat; who leaves it otherwise is not', () => {
  const three = Three.begun();
  expect(three.propose(0, { kind: 'replace', seat: 1, by: 'open' })).toBeNull();
  expect(three.say({ do: 'agree', proposal: 1 }, EVE)).toBeNull();
  three.say({ do: 'replace', seat: 2, by: 'open', name: 'Bo', level: 'easy' }, EVE);
  expect(three.table.seats.map((seat) => ['votedOut' in seat, seat.votedOut])).toEqual([
    [false, undefined],
    [true, 'ben'],
    [false, undefined],
  ]);
});

describe('an unfinished match', () => {
  it('has a recording for each viewer as soon as it has begun', () => {
    expect(recordingFor(lookout, new Seated().entries, 0)).toBeNull();
    const seated = Seated.lookingOut();
    expect(recordingFor(lookout, seated.entries, 1)).toMatchObject({ viewer: 1, createdAt: 0 });
    expect(archive(lookout, seated.entries)).toBeNull();
  });

  it('continues from its record with the answers that were sealed, each by its author', () => {
    const seated = Seated.playing({ players: [ANNA, BO] });
    const { questionVersion } = seated.table;
    seated.say({ do: 'answer', seat: 1, questionVersion, answer: 2 }, BOT);
    seated.answer(0, 1);
    seated.answer(0, PASS);
    seated.answer(0, 3);
    const { record } = seated.table;
    if (record === null) throw new Error('no record');
    expect(record.sealed).toEqual([3, null]);
    const { players } = config({ players: [ANNA, BO] });
    const entries = entriesFromRecord(record, { seed: null, now: seated.now, config: { players } });
    const answers = entries.flatMap(({ act }) =>
      act.do === 'answer' ? [[act.seat, act.answer, act.by]] : [],
    );
    expect(answers).toEqual([
      [0, 1, 'person'],
      [1, 2, 'bot'],
      [0, PASS, 'person'],
      [0, 3, 'person'],
    ]);
    expect(entries.map(({ at }) => at)).toEqual(entries.map(() => seated.now));
    const table = Table.open(lookout, entries);
    expect([table.viewerState(0).sealed, table.waitingFor]).toEqual([3, [1]]);
    // Records of earlier versions do not say who answered.
    const older: unknown = JSON.parse(
      JSON.stringify(record, (name, value: unknown) => (name === 'by' ? undefined : value)),
    );
    const again = entriesFromRecord(older as MatchRecord, { seed: null, now: seated.now });
    expect(again.flatMap(({ act }) => (act.do === 'answer' ? [act.by] : []))).toEqual([
      'person',
      'bot',
      'person',
      'person',
    ]);
  });
});

it('another result than that of the answers is an untrue one', () => {
  const seated = Seated.lookingOut();
  seated.say({ do: 'resign', seat: 0 }, ANA);
  const made = archive(lookout, seated.entries);
  if (made === null) throw new Error('not finished');
  expect(verify(lookout, made)).toEqual({ ok: true, outcome: made.outcome });
  const untrue = { ...made, outcome: { ...made.outcome, places: [1, 2] } };
  expect(verify(lookout, untrue as typeof made)).toEqual({ ok: false, problem: 'outcome' });
});
