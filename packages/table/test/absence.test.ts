import { describe, expect, it } from 'vitest';
import { MARK } from '@triptych/kernel/test/games/lookout.ts';
import { ANA, BEN, EVE } from './seated.ts';
import { BOT, CLOCK, Three, TWO_MINUTES } from './three.ts';

const seatOf = (three: Three, seat: number) => three.table.viewerState('spectator').seats[seat];

describe('somebody who is away', () => {
  it('is waited for until two minutes have passed by the server’s clock', () => {
    const three = Three.begun();
    expect(three.away(BEN, TWO_MINUTES - 1)).toBe('time-left');
    expect(three.say({ do: 'stand-in', seat: 1 }, EVE)).toBe('not-absent');
    const since = three.now;
    three.now += TWO_MINUTES;
    expect(three.say({ do: 'absent', person: 'ben', since }, EVE)).toBe('not-your-seat');
    expect(three.say({ do: 'absent', person: 'ben', since }, CLOCK)).toBeNull();
    expect(three.say({ do: 'absent', person: 'ben', since }, CLOCK)).toBe('already-away');
    expect(seatOf(three, 1).absent).toBe(since);
    expect(three.reopened().viewerState(0)).toEqual(three.table.viewerState(0));
  });

  it('is replaced by a bot as soon as any player asks for it, and takes the seat back with one command', () => {
    const three = Three.begun();
    three.away(ANA);
    expect(three.say({ do: 'stand-in', seat: 0 }, { from: 'person', id: 'zoe', name: 'Zoe' })).toBe(
      'not-a-player',
    );
    expect(three.say({ do: 'stand-in', seat: 0 }, EVE)).toBeNull();
    expect(three.say({ do: 'stand-in', seat: 0 }, BEN)).toBe('already-away');
    expect(seatOf(three, 0)).toMatchObject({ kind: 'person', away: 'absent' });
    expect(three.table.botTurns()).toMatchObject([{ seat: 0 }]);
    const { questionVersion } = three.table;
    expect(three.say({ do: 'answer', seat: 0, questionVersion, answer: MARK }, BOT)).toBeNull();
    three.say({ do: 'present', person: 'ana' }, CLOCK);
    // A bot plays on until Ana says otherwise.
    expect(seatOf(three, 0)).toMatchObject({ away: 'absent', absent: null });
    expect(three.say({ do: 'back', seat: 0 }, ANA)).toBeNull();
    expect(seatOf(three, 0)).toMatchObject({ kind: 'person', away: null, absent: null });
    expect(three.decide(0, MARK)).toBeNull();
  });

  it('is replaced by a bot as strong as the host has chosen; so is whoever gives up, and in a rematch too', () => {
    for (const [standIn, level] of [
      [undefined, 'casual'],
      ['master', 'master'],
    ] as const) {
      const three = Three.begun(standIn === undefined ? {} : { standIn });
      three.away(ANA);
      three.say({ do: 'stand-in', seat: 0 }, EVE);
      expect(three.table.botTurns()).toMatchObject([{ seat: 0, level }]);
      expect(three.say({ do: 'back', seat: 0 }, ANA)).toBeNull();
      expect(three.say({ do: 'resign', seat: 0 }, ANA)).toBeNull();
      expect(three.table.botTurns()).toMatchObject([{ seat: 0, level }]);
      expect(three.table.rematchFor('ben', '').standIn).toBe(standIn);
    }
  });

  it('is back as soon as they do anything', () => {
    const three = Three.begun();
    three.away(BEN);
    expect(three.say({ do: 'chat', text: 'Here I am' }, BEN, 'one')).toBeNull();
    expect(seatOf(three, 1).absent).toBeNull();
    expect(three.say({ do: 'present', person: 'ben' }, CLOCK)).toBe('not-absent');
  });

  it('passes the host’s rights to everybody at the table', () => {
    const three = new Three();
    expect(three.say({ do: 'replace', seat: 2, by: 'open', name: '', level: '' }, BEN)).toBe('not-host');
    three.away(ANA);
    expect(three.say({ do: 'replace', seat: 2, by: 'bot', name: 'Bot', level: 'normal' }, BEN)).toBeNull();
    expect(three.say({ do: 'hand-over', seat: 1 }, BEN)).toBeNull();
    expect(three.say({ do: 'start', part: null }, BEN)).toBeNull();
    expect(seatOf(three, 1).host).toBe(true);
    expect(three.say({ do: 'pause' }, ANA)).toBe('not-host');
  });
});

describe('a host for whom a bot plays', () => {
  it('leaves the host’s rights to everybody at the table, and has them again on coming back', () => {
    const three = Three.begun();
    expect(three.say({ do: 'pause' }, BEN)).toBe('not-host');
    expect(three.say({ do: 'leave', seat: 0 }, ANA)).toBeNull();
    expect(three.say({ do: 'pause' }, BEN)).toBeNull();
    expect(three.say({ do: 'resume' }, BEN)).toBeNull();
    expect(three.say({ do: 'back', seat: 0 }, ANA)).toBeNull();
    expect(three.say({ do: 'pause' }, BEN)).toBe('not-host');
    expect(three.say({ do: 'pause' }, ANA)).toBeNull();
  });
});

describe('a host without a seat', () => {
  it('loses the role: freeing an absent host’s seat lets the others continue', () => {
    const three = new Three();
    three.away(ANA);
    expect(three.say({ do: 'replace', seat: 0, by: 'open', name: '', level: '' }, EVE)).toBeNull();
    expect([0, 1, 2].map((seat) => seatOf(three, seat).host)).toEqual([false, true, false]);
    expect(three.say({ do: 'replace', seat: 0, by: 'bot', name: 'Bot', level: 'normal' }, BEN)).toBeNull();
    expect(three.say({ do: 'start', part: null }, EVE)).toBeNull();
  });

  it('leaves the role to somebody who is there, if anybody is', () => {
    const three = Three.begun();
    three.away(BEN);
    expect(three.say({ do: 'resign', seat: 0 }, ANA)).toBeNull();
    expect(seatOf(three, 2).host).toBe(true);
    expect(three.say({ do: 'pause' }, EVE)).toBeNull();
    three.say({ do: 'replace', seat: 2, by: 'bot', name: 'Bot', level: 'normal' }, EVE);
    expect(seatOf(three, 1).host).toBe(true);
  });
});

describe('a proposal', () => {
  it('to replace somebody ends when that person gives up the seat, and affects nobody else', () => {
    const three = Three.begun();
    three.propose(0, { kind: 'replace', seat: 1, by: 'bot' });
    three.say({ do: 'leave', seat: 1 }, BEN);
    expect(three.say({ do: 'replace', seat: 1, by: 'open', name: '', level: '' }, ANA)).toBeNull();
    expect(three.table.viewerState(0).proposal).toBeNull();
    three.say({ do: 'sit', seat: 1, part: null }, { from: 'person', id: 'zoe', name: 'Zoe' });
    expect(three.say({ do: 'agree', proposal: 1 }, EVE)).toBe('no-such-proposal');
    // If an earlier version stored that Eve agreed, that has no effect.
    three.write({ at: three.now, act: { do: 'agree', person: 'eve' } });
    expect(three.table.seats[1].player).toMatchObject({ kind: 'person', name: 'Zoe' });
  });

  it('is decided by those who are there and whom it is not about', () => {
    const three = Three.begun();
    expect(three.propose(0, { kind: 'replace', seat: 1, by: 'bot' })).toBeNull();
    expect(three.table.viewerState(1).proposal).toMatchObject({ waitsFor: [2] });
    expect(three.say({ do: 'agree', proposal: 1 }, BEN)).toBe('concerns-you');
    expect(three.say({ do: 'decline', proposal: 1 }, BEN)).toBe('concerns-you');
    expect(three.say({ do: 'agree', proposal: 1 }, EVE)).toBeNull();
    expect(three.table.seats[1].player.kind).toBe('bot');
  });

  it('is carried out when the last one it waits for has been away for two minutes', () => {
    const three = Three.begun();
    three.propose(0, { kind: 'pause' });
    three.say({ do: 'agree', proposal: 1 }, BEN);
    expect(three.table.viewerState(0).paused).toBe(false);
    three.away(EVE);
    expect(three.table.viewerState(0).paused).toBe(true);
  });

  it('of one person never costs a present player the seat, even when the third one leaves', () => {
    const three = Three.begun();
    three.propose(0, { kind: 'replace', seat: 1, by: 'bot' });
    three.away(EVE);
    expect(three.table.seats[1].player.kind).toBe('person');
    three.say({ do: 'present', person: 'eve' }, CLOCK);
    three.say({ do: 'agree', proposal: 1 }, EVE);
    expect(three.table.seats[1].player.kind).toBe('bot');
  });

  it('of the only one who is there costs somebody absent the seat', () => {
    const three = Three.begun();
    three.away(BEN);
    three.away(EVE);
    expect(three.propose(0, { kind: 'replace', seat: 2, by: 'bot' })).toBeNull();
    expect(three.table.seats[2].player.kind).toBe('bot');
  });

  it('of somebody who has gone away does not keep others from making theirs', () => {
    const three = Three.begun();
    three.propose(0, { kind: 'pause' });
    expect(three.propose(1, { kind: 'end' })).toBe('proposal-pending');
    three.away(ANA);
    expect(three.propose(1, { kind: 'end' })).toBeNull();
  });
});

describe('the host', () => {
  it('pauses, anybody resumes, and the role can be handed over', () => {
    const three = Three.begun();
    expect(three.say({ do: 'pause' }, BEN)).toBe('not-host');
    expect(three.say({ do: 'pause' }, ANA)).toBeNull();
    expect(three.say({ do: 'pause' }, ANA)).toBe('paused');
    expect(three.say({ do: 'resume' }, EVE)).toBeNull();
    expect(three.say({ do: 'hand-over', seat: 0 }, ANA)).toBe('already-seated');
    expect(three.say({ do: 'hand-over', seat: 1 }, ANA)).toBeNull();
    expect(three.say({ do: 'pause' }, ANA)).toBe('not-host');
    expect(three.say({ do: 'pause' }, BEN)).toBeNull();
    expect(three.table.host).toBe('ben');
  });
});
