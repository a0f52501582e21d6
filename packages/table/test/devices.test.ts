import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from '@triptych/protocol';
import type { Sender } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';
import { CLOCK, TWO_MINUTES } from './three.ts';

const PEOPLE = ['ana', 'ben', 'eve', 'phone'];
const PHONE: Sender = { from: 'person', id: 'phone', name: 'Ben' };

const claimOf = (seated: Seated, seat = 1): number =>
  seated.table.viewerState('spectator').seats[seat].claim ?? -1;

/** Ben's phone has been admitted to his seat. */
function withPhone(): Seated {
  const seated = Seated.playing();
  seated.say({ do: 'claim', seat: 1 }, PHONE);
  expect(seated.say({ do: 'admit', claim: claimOf(seated) }, BEN)).toBeNull();
  return seated;
}

/** Ben has had no connected device for so long that nobody waits for him. */
function benIsAway(seated: Seated): void {
  const since = seated.now;
  seated.now += TWO_MINUTES;
  expect(seated.say({ do: 'absent', person: 'ben', since }, CLOCK)).toBeNull();
}

const play = (seated: Seated, answer: number) =>
  ({ do: 'answer', seat: 1, questionVersion: seated.table.questionVersion, answer }) as const;

describe('another device', () => {
  it('holds the seat only after its player has confirmed it', () => {
    const seated = Seated.playing();
    expect(seated.say({ do: 'claim', seat: 1 }, PHONE)).toBeNull();
    expect(seated.table.holds(1, 'phone')).toBe(false);
    const claim = claimOf(seated);
    for (const nobody of [PHONE, EVE])
      expect(seated.say({ do: 'admit', claim }, nobody)).toBe('not-a-player');
    expect(seated.say({ do: 'claim', seat: 1 }, EVE)).toBe('claim-pending');
    expect(seated.say({ do: 'admit', claim }, BEN)).toBeNull();
    expect(seated.table.seatsOf('phone')).toEqual([1]);
    expect(seated.table.viewerState('spectator').seats[1]).toMatchObject({ devices: 1, name: 'Ben' });
    expect(claimOf(seated)).toBe(-1);
    expect(seated.reopened().seatsOf('phone')).toEqual([1]);
  });

  it('is admitted by others only while the player is absent: an opponent’s second browser sees no hand', () => {
    for (const seated of [Seated.playing(), new Seated()]) {
      if (seated.table.status === 'open') seated.say({ do: 'sit', seat: 1, part: null }, BEN);
      seated.say({ do: 'claim', seat: 1 }, EVE);
      const claim = claimOf(seated);
      expect(seated.say({ do: 'admit', claim }, ANA)).toBe('not-your-device');
      benIsAway(seated);
      // Ben is back at the last moment.
      expect(seated.say({ do: 'present', person: 'ben' }, CLOCK)).toBeNull();
      expect(seated.say({ do: 'admit', claim }, ANA)).toBe('not-your-device');
      expect([seated.table.seatsOf('eve'), claimOf(seated)]).toEqual([[], claim]);
      benIsAway(seated);
      expect(seated.say({ do: 'admit', claim }, ANA)).toBeNull();
      expect(seated.table.seatsOf('eve')).toEqual([1]);
    }
  });

  it('is admitted by a host without a seat only while the player is absent', () => {
    const players = ['eve', 'ben'].map((id) => ({ kind: 'person', id, name: id }) as const);
    const seated = new Seated({ players });
    seated.say({ do: 'claim', seat: 1 }, PHONE);
    expect(seated.say({ do: 'admit', claim: claimOf(seated) }, ANA)).toBe('not-your-device');
    benIsAway(seated);
    expect(seated.say({ do: 'admit', claim: claimOf(seated) }, ANA)).toBeNull();
  });

  it('lets the player’s next device in, and turns others away', () => {
    const seated = withPhone();
    const tablet: Sender = { from: 'person', id: 'tablet', name: 'Ben' };
    seated.say({ do: 'claim', seat: 1 }, tablet);
    expect(seated.say({ do: 'reject', claim: claimOf(seated) }, PHONE)).toBeNull();
    seated.now += 60_000;
    seated.say({ do: 'claim', seat: 1 }, tablet);
    expect(seated.say({ do: 'admit', claim: claimOf(seated) }, PHONE)).toBeNull();
    expect(seated.table.seatsOf('tablet')).toEqual([1]);
    // It lets nobody in at another seat.
    seated.say({ do: 'claim', seat: 0 }, EVE);
    expect(seated.say({ do: 'admit', claim: claimOf(seated, 0) }, PHONE)).toBe('not-your-device');
  });

  it('stays if others admitted it in earlier versions', () => {
    const seated = Seated.playing();
    seated.say({ do: 'claim', seat: 1 }, PHONE);
    const of = { person: 'ana', id: 'an old command' };
    seated.write({ at: seated.now, act: { do: 'admit', seat: 1 }, of });
    expect(seated.reopened().seatsOf('phone')).toEqual([1]);
  });

  it('can be refused, by the players and by the claimant', () => {
    for (const by of [ANA, BEN, PHONE]) {
      const seated = Seated.playing();
      seated.say({ do: 'claim', seat: 1 }, PHONE);
      const claim = claimOf(seated);
      expect(seated.say({ do: 'reject', claim }, EVE)).toBe('not-a-player');
      expect(seated.say({ do: 'reject', claim }, by)).toBeNull();
      expect(seated.table.holds(1, 'phone')).toBe(false);
      expect(seated.say({ do: 'admit', claim }, ANA)).toBe('no-such-claim');
    }
  });

  it('answers, votes and chats as its player, and so does the old one', () => {
    const seated = withPhone();
    expect(seated.say(play(seated, 1), PHONE)).toBeNull();
    expect(seated.table.viewerState(1).sealed).toBe(1);
    expect(seated.say({ ...play(seated, 0), do: 'withdraw' }, BEN)).toBeNull();
    expect(seated.table.viewerState(1).sealed).toBeNull();
    const action = { kind: 'pause' } as const;
    const { questionVersion } = seated.table;
    expect(seated.say({ do: 'propose', seat: 0, questionVersion, action }, ANA)).toBeNull();
    expect(seated.say({ do: 'agree', proposal: 1 }, PHONE)).toBeNull();
    expect(seated.table.viewerState(1).paused).toBe(true);
    seated.watch(0);
    expect(seated.say({ do: 'phrase', phrase: 'thanks' }, PHONE)).toBeNull();
    expect(seated.messages.get(0)?.at(-1)?.chat).toMatchObject({ seat: 1, name: 'Ben', phrase: 'thanks' });
  });

  it('cannot give the seat away, and can be taken back by anybody at the table', () => {
    for (const by of [ANA, BEN]) {
      const seated = withPhone();
      expect(seated.say({ do: 'replace', seat: 1, by: 'open', name: '', level: '' }, PHONE)).toBe('not-host');
      expect(seated.say({ do: 'claim', seat: 0 }, PHONE)).toBe('already-seated');
      expect(seated.say({ do: 'release', seat: 1 }, EVE)).toBe('not-a-player');
      expect(seated.say({ do: 'release', seat: 1 }, by)).toBeNull();
      expect(seated.table.seatsOf('phone')).toEqual([]);
      expect(seated.table.seatsOf('ben')).toEqual([1]);
      expect(seated.say(play(seated, 1), PHONE)).toBe('not-your-seat');
    }
    const seated = withPhone();
    expect(seated.say({ do: 'leave', seat: 1 }, PHONE)).toBeNull();
    expect(seated.table.seatsOf('phone')).toEqual([]);
    expect(seated.table.seats[1].away).toBeNull();
  });

  it('has its own seat only, if several people share the player’s device', () => {
    const at = (id: string, name: string) => ({ kind: 'person', id, name }) as const;
    const players = [at('ana', 'Ana'), at('ben', 'Ben'), at('ana', 'Cleo')];
    const seated = Seated.playing({ players, timeControl: { kind: 'days', days: 1 } });
    seated.say({ do: 'claim', seat: 2 }, PHONE);
    expect(seated.say({ do: 'admit', claim: claimOf(seated, 2) }, ANA)).toBeNull();
    seated.answer(0, 1);
    const { questionVersion } = seated.table;
    const action = { kind: 'pause' } as const;
    const foreign: readonly Command[] = [
      { do: 'answer', seat: 0, questionVersion, answer: 0 },
      { do: 'withdraw', seat: 0, questionVersion },
      { do: 'undo', seat: 0, questionVersion, answers: 1 },
      { do: 'propose', seat: 0, questionVersion, action },
      { do: 'back', seat: 0 },
      { do: 'resign', seat: 0 },
      { do: 'holiday', seat: 0, on: true },
    ];
    for (const command of foreign) expect(seated.say(command, PHONE)).toBe('not-your-seat');
    expect(seated.say({ do: 'pause' }, PHONE)).toBe('not-host');
    for (const seat of [1, 2]) expect(seated.say({ do: 'hand-over', seat }, PHONE)).toBe('not-host');
    expect(seated.table.viewerState(0).sealed).toBe(1);
    seated.watch(1);
    expect(seated.say({ do: 'chat', text: 'hello' }, PHONE)).toBeNull();
    expect(seated.messages.get(1)?.at(-1)?.chat).toMatchObject({ seat: 2, name: 'Cleo' });
    expect(seated.say({ do: 'answer', seat: 2, questionVersion, answer: 2 }, PHONE)).toBeNull();
    expect(seated.say({ do: 'propose', seat: 1, questionVersion, action }, BEN)).toBeNull();
    expect(seated.say({ do: 'agree', proposal: 1 }, PHONE)).toBeNull();
    expect(seated.table.viewerState(1).paused).toBe(true);
    expect(seated.say({ do: 'resume' }, PHONE)).toBeNull();
    expect(seated.say({ do: 'resign', seat: 2 }, PHONE)).toBeNull();
    expect(seated.table.seats.map(({ player }) => player.kind)).toEqual(['person', 'person', 'bot']);
  });

  it('has the host’s rights if it has all seats of the host', () => {
    const seated = Seated.playing();
    seated.say({ do: 'claim', seat: 0 }, PHONE);
    expect(seated.say({ do: 'admit', claim: claimOf(seated, 0) }, ANA)).toBeNull();
    expect(seated.say({ do: 'pause' }, PHONE)).toBeNull();
    expect(seated.say({ do: 'hand-over', seat: 1 }, PHONE)).toBeNull();
    expect(seated.table.host).toBe('ben');
  });

  it('is forgotten when the seat goes to somebody else', () => {
    const seated = withPhone();
    seated.say({ do: 'replace', seat: 1, by: 'open', name: '', level: '' }, BEN);
    expect(seated.table.seatsOf('phone')).toEqual([]);
    seated.say({ do: 'sit', seat: 1, part: null }, EVE);
    expect(seated.table.seatsOf('phone')).toEqual([]);
    expect(seated.table.seatsOf('eve')).toEqual([1]);
  });

  it('never takes a seat from its player, whoever sends what', () => {
    const person = fc.constantFrom(ANA, BEN, EVE, PHONE);
    const command = fc.oneof(
      fc.record({ do: fc.constantFrom('claim' as const, 'release' as const), seat: fc.nat(2) }),
      fc.record({ do: fc.constantFrom('admit' as const, 'reject' as const), claim: fc.nat(30) }),
      fc.record({ do: fc.constant('leave' as const), seat: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(command, person), { maxLength: 25 }), (sent) => {
        const seated = Seated.playing();
        for (const [one, from] of sent) {
          const before = [0, 1].map((seat) => PEOPLE.filter((id) => seated.table.holds(seat, id)));
          const confirmed = new Set(['phone', 'eve'].filter((id) => seated.table.seatsOf(id).length > 0));
          seated.say(one satisfies Command, from);
          expect(seated.table.holds(0, 'ana') && seated.table.holds(1, 'ben')).toBe(true);
          for (const id of ['phone', 'eve']) {
            expect(seated.table.seatsOf(id).length).toBeLessThanOrEqual(1);
            // Only the player of the seat lets somebody in, on a device that has it.
            const [seat] = seated.table.seatsOf(id);
            const letIn = seat !== undefined && !confirmed.has(id);
            const own = from.from === 'person' && before[seat ?? 0].includes(from.id);
            expect(!letIn || (one.do === 'admit' && own)).toBe(true);
          }
          expect(seated.reopened().seats).toEqual(JSON.parse(JSON.stringify(seated.table.seats)));
        }
      }),
    );
  });

  it('comes along to a rematch, and asks for one as its player', () => {
    const seated = withPhone();
    expect(seated.say({ do: 'resign', seat: 1 }, BEN)).toBeNull();
    expect(seated.table.status).toBe('over');
    const terms = seated.table.rematchFor('phone', 'cd'.repeat(32));
    expect(terms).toMatchObject({ host: 'ben', options: { cards: '3' } });
    const again = new Seated(terms);
    expect(again.table.seatsOf('phone')).toEqual([1]);
    expect(again.table.people).toEqual(['ben', 'ana']);
    expect(again.reopened().seatsOf('phone')).toEqual([1]);
    expect(again.say({ do: 'release', seat: 1 }, ANA)).toBeNull();
    expect(again.table.seatsOf('phone')).toEqual([]);
  });
});
