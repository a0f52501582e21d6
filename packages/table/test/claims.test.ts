import { describe, expect, it } from 'vitest';
import type { Sender } from '../index.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';

const MINUTE = 60_000;
const PHONE: Sender = { from: 'person', id: 'phone', name: 'Ben' };

const claimOf = (seated: Seated, seat: number): number =>
  seated.table.viewerState('spectator').seats[seat].claim ?? -1;

const claim = (seated: Seated, from: Sender, seat = 1): string | null =>
  seated.say({ do: 'claim', seat }, from);

describe('strangers', () => {
  it('have one claim at a table at a time', () => {
    const seated = Seated.playing();
    expect(claim(seated, EVE)).toBeNull();
    expect(claim(seated, EVE, 0)).toBe('claim-pending');
    expect(claim(seated, PHONE, 0)).toBeNull();
  });

  it('whose claim was rejected, by whomever, cannot claim any seat for a minute; everybody else can', () => {
    for (const by of [BEN, EVE]) {
      const seated = Seated.playing();
      claim(seated, EVE);
      seated.now += MINUTE;
      expect(seated.say({ do: 'reject', claim: claimOf(seated, 1) }, by)).toBeNull();
      seated.now += MINUTE - 1;
      expect([claim(seated, EVE), claim(seated, EVE, 0)]).toEqual(['claim-rejected', 'claim-rejected']);
      expect(claim(seated, PHONE)).toBeNull();
      expect(seated.say({ do: 'reject', claim: claimOf(seated, 1) }, BEN)).toBeNull();
      // Whatever process asks.
      seated.table = seated.reopened();
      expect([claim(seated, EVE), claim(seated, PHONE)]).toEqual(['claim-rejected', 'claim-rejected']);
      seated.now += 1;
      expect(claim(seated, EVE)).toBeNull();
      const { rejected } = seated.table.snapshot().table;
      expect(rejected?.map(({ person }) => person)).toEqual(['eve', 'phone']);
    }
  });

  it('are forgotten after a minute, so that the list does not grow', () => {
    const seated = Seated.playing();
    for (let number = 0; number < 5; number++) {
      expect(claim(seated, EVE)).toBeNull();
      expect(seated.say({ do: 'reject', claim: claimOf(seated, 1) }, ANA)).toBeNull();
      seated.now += MINUTE;
    }
    expect(seated.table.snapshot().table.rejected).toHaveLength(1);
  });

  it('who are admitted never count as rejected', () => {
    const seated = Seated.playing();
    claim(seated, PHONE);
    expect(seated.say({ do: 'admit', claim: claimOf(seated, 1) }, BEN)).toBeNull();
    expect(seated.say({ do: 'release', seat: 1 }, PHONE)).toBeNull();
    expect(claim(seated, PHONE)).toBeNull();
  });

  it('cannot make the table forget what its players have sent', () => {
    const seated = Seated.playing();
    const chat = (from: Sender, number: number): string | null =>
      seated.say({ do: 'chat', text: `${number}` }, from, `id ${number}`);
    expect([chat(ANA, 0), chat(BEN, 1)]).toEqual([null, null]);
    for (let number = 2; number < 200; number++) expect(chat(EVE, number)).toBeNull();
    expect([chat(ANA, 0), chat(BEN, 1), chat(EVE, 199)]).toEqual(['repeat', 'repeat', 'repeat']);
    expect(seated.table.snapshot().table.recent).toHaveLength(66);
    // Nor players what strangers have.
    for (let number = 200; number < 264; number++) expect(chat(ANA, number)).toBeNull();
    expect([chat(EVE, 199), chat(BEN, 1)]).toEqual(['repeat', null]);
  });
});
