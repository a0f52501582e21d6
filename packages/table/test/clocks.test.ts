import { describe, expect, it } from 'vitest';
import { MARK, PASS } from '@triptych/kernel/test/games/lookout.ts';
import { ANA, BEN, Seated } from './seated.ts';

const timeControl = { kind: 'live', bank: 60_000, increment: 5_000 } as const;
const clock = { from: 'clock' } as const;

describe('without a time control', () => {
  it('nobody runs out of time', () => {
    expect(Seated.lookingOut().table.nextTimeOut()).toBeNull();
    expect(Seated.lookingOut().table.needsRunner).toBe(false);
  });
});

describe('with a bank and an increment', () => {
  it('time runs for those who are asked until they answer', () => {
    const seated = Seated.playing({ timeControl });
    expect(seated.table.viewerState(0).clocks).toEqual([
      { left: 60_000, since: 1000 },
      { left: 60_000, since: 1000 },
    ]);
    seated.now = 11_000;
    seated.answer(0, 0);
    expect(seated.table.viewerState(1).clocks).toEqual([
      { left: 50_000, since: null },
      { left: 60_000, since: 1000 },
    ]);
  });

  it('an answer gains the increment and starts the next clock', () => {
    const seated = Seated.playing({ timeControl });
    seated.now = 11_000;
    seated.answer(0, 0);
    seated.answer(1, 1);
    expect(seated.table.viewerState(1).clocks).toEqual([
      { left: 55_000, since: 11_000 },
      { left: 55_000, since: null },
    ]);
    seated.now = 12_000;
    seated.answer(0, MARK);
    expect(seated.table.viewerState(1).clocks[0]).toEqual({ left: 59_000, since: 12_000 });
  });

  it('an answer that is taken back keeps no time, however often', () => {
    for (const control of [timeControl, { ...timeControl, cap: 62_000 }]) {
      const seated = Seated.lookingOut({ timeControl: control });
      const [before] = seated.table.viewerState(0).clocks;
      for (let round = 0; round < 5; round++) {
        seated.now += 1000;
        expect(seated.answer(0, PASS)).toBeNull();
        const { questionVersion } = seated.table;
        expect(seated.say({ do: 'undo', seat: 0, questionVersion, answers: 1 }, ANA)).toBeNull();
      }
      expect(seated.table.viewerState(0).clocks[0]).toEqual({ left: before.left - 5000, since: seated.now });
      expect(seated.reopened().viewerState(0).clocks).toEqual(seated.table.viewerState(0).clocks);
      seated.answer(0, PASS);
      expect(seated.table.viewerState(0).clocks[0].left).toBe(before.left);
    }
  });

  it('an undo by consent takes the time of all answers that it takes back', () => {
    const seated = Seated.lookingOut({ timeControl });
    const before = seated.table.viewerState(0).clocks.map(({ left }) => left);
    seated.answer(0, PASS);
    for (const seat of [0, 1]) seated.answer(seat, 1);
    const { questionVersion } = seated.table;
    const action = { kind: 'undo', answers: 2 } as const;
    seated.say({ do: 'propose', seat: 0, questionVersion, action }, ANA);
    expect(seated.say({ do: 'agree', proposal: 1 }, BEN)).toBeNull();
    expect(seated.table.viewerState(0).clocks.map(({ left }) => left)).toEqual(before);
  });

  it('a replaced sealed answer does not show in the clocks of others', () => {
    const seated = Seated.playing({ timeControl });
    seated.answer(0, 0);
    const before = seated.table.viewerState(1).clocks;
    seated.now = 20_000;
    seated.answer(0, 1);
    expect(seated.table.viewerState(1).clocks).toEqual(before);
  });

  it('a bot stands in for a player out of time, who returns with a little time', () => {
    const seated = Seated.lookingOut({ timeControl });
    expect(seated.table.nextTimeOut()).toEqual({ seat: 0, at: 66_000 });
    seated.now = 65_999;
    expect(seated.say({ do: 'time-out', seat: 0 }, clock)).toBe('time-left');
    expect(seated.say({ do: 'time-out', seat: 0 }, ANA)).toBe('not-your-seat');
    seated.now = 66_000;
    expect(seated.say({ do: 'time-out', seat: 0 }, clock)).toBeNull();
    expect(seated.table.viewerState(1).seats[0].away).toBe('time-out');
    expect(seated.table.nextTimeOut()).toBeNull();
    seated.say(
      { do: 'answer', seat: 0, questionVersion: seated.table.questionVersion, answer: MARK },
      { from: 'bot' },
    );
    expect(seated.table.record?.log.at(-1)).toMatchObject({ by: 'time-out', at: 66_000 });
    expect(seated.answer(0, PASS)).toBeNull();
    expect(seated.table.viewerState(1).seats[0].away).toBeNull();
    expect(seated.table.viewerState(1).clocks[0]).toEqual({ left: 11_000, since: 66_000 });
  });

  it('a pause stops all clocks', () => {
    const seated = Seated.lookingOut({ timeControl });
    seated.now = 2000;
    seated.say(
      { do: 'propose', seat: 0, questionVersion: seated.table.questionVersion, action: { kind: 'pause' } },
      ANA,
    );
    seated.say({ do: 'agree', proposal: 1 }, BEN);
    expect(seated.table.nextTimeOut()).toBeNull();
    seated.now = 900_000;
    seated.say({ do: 'resume' }, BEN);
    expect(seated.table.nextTimeOut()).toEqual({ seat: 0, at: 900_000 + 64_000 });
  });
});

describe('with seconds for each turn, up to a cap', () => {
  const perTurn = { kind: 'live', bank: 60_000, increment: 5_000, cap: 62_000 } as const;

  it('a turn of several answers gains time once, and never beyond the cap', () => {
    const seated = Seated.lookingOut({ timeControl: perTurn });
    expect(seated.table.viewerState(0).clocks[0]).toEqual({ left: 62_000, since: 1000 });
    seated.now = 2000;
    seated.answer(0, MARK);
    // Still the same turn: nothing is gained, and the clock runs on.
    expect(seated.table.viewerState(0).clocks[0]).toEqual({ left: 62_000, since: 1000 });
    seated.now = 21_000;
    seated.answer(0, PASS);
    const { clocks } = seated.table.viewerState(0);
    expect(clocks[0].left).toBe(47_000);
  });
});

describe('with days for each turn', () => {
  const days = { kind: 'days', days: 2 } as const;
  const DAY = 24 * 3600 * 1000;

  it('every turn has all of them, and a bot stands in after that', () => {
    const seated = Seated.lookingOut({ timeControl: days });
    expect(seated.table.nextTimeOut()).toEqual({ seat: 0, at: 1000 + 2 * DAY });
    seated.now += DAY;
    seated.answer(0, PASS);
    expect(seated.table.viewerState(0).clocks[0].left).toBe(2 * DAY);
    seated.now += 2 * DAY;
    expect(seated.say({ do: 'time-out', seat: 0 }, clock)).toBeNull();
    expect(seated.say({ do: 'back', seat: 0 }, ANA)).toBeNull();
    expect(seated.table.viewerState(0).clocks[0]).toEqual({ left: 2 * DAY, since: seated.now });
  });

  it('a turn that an undo reopens has only what was left of them', () => {
    const seated = Seated.lookingOut({ timeControl: days });
    seated.now += DAY;
    seated.answer(0, PASS);
    const { questionVersion } = seated.table;
    expect(seated.say({ do: 'undo', seat: 0, questionVersion, answers: 1 }, ANA)).toBeNull();
    expect(seated.table.viewerState(0).clocks[0]).toEqual({ left: DAY, since: seated.now });
  });

  it('a holiday stops them, until it is used up', () => {
    const seated = Seated.lookingOut({ timeControl: days });
    seated.now += DAY;
    expect(seated.say({ do: 'holiday', seat: 0, on: true }, BEN)).toBe('not-your-seat');
    expect(seated.say({ do: 'holiday', seat: 0, on: true }, ANA)).toBeNull();
    expect(seated.say({ do: 'holiday', seat: 0, on: true }, ANA)).toBe('already-away');
    expect(seated.table.viewerState(1).seats[0].holiday).toBe(true);
    seated.now += 20 * DAY;
    expect(seated.say({ do: 'time-out', seat: 0 }, clock)).toBe('time-left');
    seated.now += DAY;
    expect(seated.say({ do: 'time-out', seat: 0 }, clock)).toBeNull();
    expect(seated.table.viewerState(1).seats[0]).toMatchObject({ holiday: false, away: null });
    expect(seated.table.nextTimeOut()).toEqual({ seat: 0, at: seated.now + DAY });
    expect(seated.say({ do: 'holiday', seat: 0, on: true }, ANA)).toBe('holiday-used-up');
    expect(Seated.lookingOut().say({ do: 'holiday', seat: 0, on: true }, ANA)).toBe('no-holidays');
  });

  it('nobody counts as gone before a turn has passed', () => {
    const seated = Seated.lookingOut({ timeControl: days, awayAfter: 1 });
    const since = seated.now;
    seated.now += 2 * DAY - 1;
    expect(seated.say({ do: 'absent', person: 'ben', since }, clock)).toBe('time-left');
    seated.now += 1;
    expect(seated.say({ do: 'absent', person: 'ben', since }, clock)).toBeNull();
  });
});
