import { describe, expect, it } from 'vitest';
import { lookout, MARK, PASS, PEEK } from '@triptych/kernel/test/games/lookout.ts';
import { Table } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

describe('an open table', () => {
  it('gives a free seat to the first taker', () => {
    const seated = new Seated();
    expect(seated.say({ do: 'sit', seat: 1, part: 'ab'.repeat(8) }, BEN)).toBeNull();
    expect(seated.say({ do: 'sit', seat: 1, part: null }, EVE)).toBe('seat-taken');
    expect(seated.table.viewerState('spectator').seats[1]).toMatchObject({
      kind: 'person',
      name: 'Ben',
      host: false,
    });
    expect(JSON.stringify(seated.table.viewerState('spectator'))).not.toContain('"ben"');
  });

  it('is started by anybody who sits there, once, when all seats are taken', () => {
    const seated = new Seated();
    expect(seated.say({ do: 'start', part: null }, ANA)).toBe('seats-open');
    seated.say({ do: 'sit', seat: 1, part: null }, BEN);
    expect(seated.say({ do: 'start', part: null }, EVE)).toBe('not-host');
    expect(seated.say({ do: 'start', part: null }, BEN)).toBeNull();
    expect(seated.say({ do: 'start', part: null }, ANA)).toBe('already-started');
    expect(seated.table.status).toBe('running');
  });

  it('lets the host put a bot into a seat, and take it out', () => {
    const seated = new Seated();
    const bot = { do: 'replace', seat: 1, by: 'bot', name: 'Botolf', level: 'normal' } as const;
    expect(seated.say(bot, BEN)).toBe('not-host');
    expect(seated.say(bot, ANA)).toBeNull();
    expect(seated.say({ ...bot, by: 'open' }, ANA)).toBeNull();
    expect(seated.table.seats[1].player.kind).toBe('open');
  });

  it('lets somebody leave before the start: the seat is open again', () => {
    const seated = new Seated();
    seated.say({ do: 'sit', seat: 1, part: null }, BEN);
    expect(seated.say({ do: 'leave', seat: 1 }, BEN)).toBeNull();
    expect(seated.table.seats[1].player.kind).toBe('open');
  });

  it('takes no answers, and closes for the host', () => {
    const seated = new Seated();
    expect(seated.answer(0, 0)).toBe('not-started');
    expect(seated.say({ do: 'close' }, BEN)).toBe('not-host');
    expect(seated.say({ do: 'close' }, ANA)).toBeNull();
    expect(seated.say({ do: 'sit', seat: 1, part: null }, BEN)).toBe('table-closed');
  });
});

describe('an answer', () => {
  it('must name the version of the current question', () => {
    const seated = Seated.lookingOut();
    const stale = {
      do: 'answer',
      seat: 0,
      questionVersion: seated.table.questionVersion - 1,
      answer: MARK,
    } as const;
    expect(seated.say(stale, ANA)).toBe('stale');
    expect(seated.say({ ...stale, questionVersion: seated.table.questionVersion }, ANA)).toBeNull();
  });

  it('stays valid while others answer their sealed questions', () => {
    const seated = Seated.playing();
    const { questionVersion } = seated.table;
    seated.answer(1, 2);
    expect(seated.say({ do: 'answer', seat: 0, questionVersion, answer: 1 }, ANA)).toBeNull();
  });

  it("is refused for another player's seat, out of turn, and outside the question's shape", () => {
    const seated = Seated.lookingOut();
    const questionVersion = seated.table.questionVersion;
    expect(seated.say({ do: 'answer', seat: 0, questionVersion, answer: MARK }, BEN)).toBe('not-your-seat');
    expect(seated.say({ do: 'answer', seat: 1, questionVersion, answer: MARK }, BEN)).toBe('not-asked');
    expect(seated.say({ do: 'answer', seat: 7, questionVersion, answer: MARK }, BEN)).toBe('not-your-seat');
    expect(seated.say({ do: 'answer', seat: 0, questionVersion, answer: 99 }, ANA)).toBe('not-offered');
    expect(seated.say({ do: 'answer', seat: 0, questionVersion, answer: 'x' }, ANA)).toBe('not-a-number');
    expect(seated.say({ do: 'answer', seat: 0, questionVersion, answer: MARK }, { from: 'bot' })).toBe(
      'not-your-seat',
    );
  });

  it('with an id is carried out once, however often it is sent', () => {
    const seated = Seated.lookingOut();
    const command = {
      do: 'answer',
      seat: 0,
      questionVersion: seated.table.questionVersion,
      answer: MARK,
    } as const;
    expect(seated.say(command, ANA, 'one')).toBeNull();
    const before = seated.entries.length;
    expect(seated.say(command, ANA, 'one')).toBe('repeat');
    expect(seated.entries).toHaveLength(before);
    expect(seated.reopened().check(command, ANA, 0, 'one')).toEqual({ ok: true, entry: null });
    expect(seated.answer(0, MARK, 'two')).toBeNull();
  });

  it('under the id of a different command is refused, not taken for a repeat', () => {
    const seated = Seated.lookingOut();
    const command = { do: 'chat', text: 'Hello' } as const;
    expect(seated.say(command, ANA, 'one')).toBeNull();
    const before = seated.entries.length;
    expect(seated.say({ ...command, text: 'Bye' }, ANA, 'one')).toBe('id-used');
    expect(seated.answer(0, MARK, 'one')).toBe('id-used');
    expect(seated.entries).toHaveLength(before);
    // Each person has their own ids.
    expect(seated.say({ ...command, text: 'Bye' }, BEN, 'one')).toBeNull();
    // Entries from before marks existed still count as repeats.
    const old = seated.entries.map(({ of, ...entry }) =>
      of === undefined ? entry : { ...entry, of: { person: of.person, id: of.id } },
    );
    expect(Table.open(lookout, old).check({ do: 'resume' }, ANA, 0, 'one')).toEqual({
      ok: true,
      entry: null,
    });
  });

  it('has an author and a time that never decreases', () => {
    const seated = Seated.lookingOut();
    seated.now = 10;
    seated.answer(0, PASS);
    expect(seated.table.record?.log).toMatchObject([
      { reveal: [0, 1], at: 1000, by: ['person', 'person'] },
      { seat: 0, answer: PASS, at: 1000, by: 'person' },
    ]);
  });
});

describe('sealed answers', () => {
  it('show the others only that the seat is ready, or deciding again', () => {
    const seated = Seated.playing().watch(0, 1, 'spectator');
    seated.answer(0, 2);
    const fields = Object.keys(seated.table.viewerState(1));
    const ready = (n: number, is: boolean): string =>
      `[${n},1000,0,[${fields.indexOf('asked')},[0,[2,${is}]]]]`;
    expect(seated.texts.get(1)).toEqual([ready(3, true)]);
    seated.say({ do: 'withdraw', seat: 0, questionVersion: seated.table.questionVersion }, ANA);
    expect(seated.texts.get(1)?.at(-1)).toBe(ready(4, false));
    expect(seated.say({ do: 'withdraw', seat: 0, questionVersion: seated.table.questionVersion }, ANA)).toBe(
      'nothing-to-withdraw',
    );
  });

  it('can be replaced without a message, or a gap in the numbers, for anybody else', () => {
    const seated = Seated.playing().watch(0, 1, 'spectator');
    seated.answer(0, 2);
    seated.answer(0, 1);
    expect(seated.messages.get(0)).toHaveLength(2);
    expect(seated.messages.get(1)).toHaveLength(1);
    expect(seated.messages.get('spectator')).toHaveLength(1);
    seated.answer(1, 0);
    const numbers = seated.messages.get(1)?.map(({ n }) => n) ?? [];
    expect(numbers[1] - numbers[0]).toBe(1);
  });
});

describe('undo', () => {
  it('goes back to the last new information without consent, and the log forgets the answers', () => {
    const seated = Seated.lookingOut().watch(0, 1);
    seated.answer(0, MARK);
    seated.answer(0, MARK);
    expect(seated.table.viewerState(0).undoable).toBe(2);
    expect(
      seated.say({ do: 'undo', seat: 0, questionVersion: seated.table.questionVersion, answers: 2 }, ANA),
    ).toBeNull();
    expect(seated.messages.get(1)?.at(-1)).toMatchObject({ undone: 2, undoneBy: 0 });
    // Latecomers see the note too, and nobody learns which answers they were.
    const note = [{ seat: 0, answers: 2 }];
    for (const viewer of [0, 1, 'spectator'] as const) {
      const story = seated.reopened().story(viewer);
      expect(story.map(({ takenBack }) => takenBack)).toEqual([undefined, note]);
      expect(seated.table.story(viewer)).toEqual(story);
    }
    expect(seated.table.story(1)).toHaveLength(2);
  });

  it('does not go past new information without consent', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, PEEK);
    expect(
      seated.say({ do: 'undo', seat: 0, questionVersion: seated.table.questionVersion, answers: 1 }, ANA),
    ).toBe('undo-reveals');
  });

  it('takes back one’s own secret answer first, and only that', () => {
    const bots = [
      { kind: 'person', id: 'ana', name: 'Ana' },
      { kind: 'bot', name: 'Bot', level: 'normal' },
    ] as const;
    for (const change of [{}, { players: bots, freeUndo: true }]) {
      const seated = Seated.playing(change);
      const { questionVersion: first } = seated.table;
      seated.answer(0, 0);
      const second = { do: 'answer', seat: 1, questionVersion: first, answer: 1 } as const;
      expect(seated.say(second, 'players' in change ? { from: 'bot' } : BEN)).toBeNull();
      seated.answer(0, PASS);
      const before = seated.table.record?.log.length;
      seated.answer(0, 2);
      expect(seated.table.viewerState(0)).toMatchObject({ sealed: 2, undoStep: 1 });
      const { questionVersion } = seated.table;
      const undo = { do: 'undo', seat: 0, questionVersion, answers: 1 } as const;
      expect(seated.say(undo, ANA)).toBeNull();
      expect(seated.table.viewerState(0)).toMatchObject({ sealed: null, questionVersion });
      expect(seated.table.record?.log).toHaveLength(before ?? -1);
      // The next one takes back the answer before it.
      expect(seated.say(undo, ANA)).toBeNull();
      expect(seated.table.viewerState(0).question).toMatchObject({ kind: 'look' });
    }
  });

  it('is stale once the match has moved on', () => {
    const seated = Seated.lookingOut();
    seated.answer(0, MARK);
    const questionVersion = seated.table.questionVersion;
    seated.answer(0, MARK);
    expect(seated.say({ do: 'undo', seat: 0, questionVersion, answers: 1 }, ANA)).toBe('stale');
  });
});

describe('leaving', () => {
  it('hands the seat to a bot until the person comes back', () => {
    const seated = Seated.lookingOut();
    expect(seated.say({ do: 'leave', seat: 0 }, BEN)).toBe('not-your-seat');
    expect(seated.say({ do: 'leave', seat: 0 }, ANA)).toBeNull();
    expect(seated.say({ do: 'leave', seat: 0 }, ANA)).toBe('already-away');
    expect(seated.table.needsRunner).toBe(true);
    expect(seated.table.botTurns()).toMatchObject([{ seat: 0 }]);
    seated.say(
      { do: 'answer', seat: 0, questionVersion: seated.table.questionVersion, answer: MARK },
      { from: 'bot' },
    );
    expect(seated.table.record?.log.at(-1)).toMatchObject({ seat: 0, by: 'bot' });
    expect(seated.say({ do: 'back', seat: 0 }, ANA)).toBeNull();
    expect(seated.say({ do: 'back', seat: 0 }, ANA)).toBe('not-away');
    expect(seated.table.botTurns()).toEqual([]);
  });

  it('ends as soon as the person answers', () => {
    const seated = Seated.lookingOut();
    seated.say({ do: 'leave', seat: 0 }, ANA);
    expect(seated.answer(0, MARK)).toBeNull();
    expect(seated.table.seats[0].away).toBeNull();
  });

  it('lets the host free the seat for somebody else, who sees what its owner saw', () => {
    const seated = Seated.lookingOut();
    seated.say({ do: 'leave', seat: 1 }, BEN);
    seated.say({ do: 'replace', seat: 1, by: 'open', name: '-', level: '-' }, ANA);
    const seed = seated.table.record?.seed;
    expect(seated.say({ do: 'sit', seat: 1, part: 'cd'.repeat(8) }, EVE)).toBeNull();
    expect(seated.table.record?.seed).toBe(seed);
    expect(seated.table.viewerState(1).fairness.seats).toEqual([null, null]);
    expect(seated.table.holds(1, 'ben')).toBe(false);
    expect(seated.reopened().viewerState(1)).toEqual(seated.table.viewerState(1));
  });
});

describe('chat', () => {
  it("reaches spectators or not, by the table's config", () => {
    for (const chat of ['all', 'players'] as const) {
      const seated = Seated.lookingOut({ chat }).watch(0, 'spectator');
      expect(seated.say({ do: 'chat', text: 'Hello' }, ANA)).toBeNull();
      expect(seated.messages.get(0)).toMatchObject([{ chat: { seat: 0, name: 'Ana', text: 'Hello' } }]);
      expect(seated.messages.get('spectator')).toHaveLength(chat === 'all' ? 1 : 0);
      expect(seated.table.fresh('spectator').chats).toHaveLength(chat === 'all' ? 1 : 0);
      expect(seated.table.fresh('spectator').mayChat).toBe(chat === 'all');
      expect(seated.table.fresh(1).mayChat).toBe(true);
      expect(seated.say({ do: 'chat', text: 'Me too' }, EVE)).toBe(chat === 'all' ? null : 'chat-closed');
    }
  });
});
