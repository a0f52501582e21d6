import { LONGEST_NAME } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { distinctName, distinctPlayers } from '../distinct-name.ts';
import { entriesAtDevice } from '../from-record.ts';
import { ANA, BEN, Seated } from './seated.ts';
import { Three } from './three.ts';

/** Ana and an open seat. */
const table = { seats: new Seated().table.seats };

function atTableOf(...names: string[]) {
  const [seat] = table.seats;
  const seats = names.map((name, at) => ({
    ...seat,
    player: { kind: 'person' as const, id: `${at}`, name },
  }));
  return { seats };
}

describe('a name at a table', () => {
  it('stays as it is if nobody else there has it', () => {
    expect(distinctName(table, 'ben', 'Ben')).toBe('Ben');
    expect(distinctName(table, 'ana', 'Ana')).toBe('Ana');
  });

  it('gets the first free number if somebody else’s looks like it', () => {
    expect(distinctName(table, 'eve', 'Ana')).toBe('Ana 2');
    // A Cyrillic letter.
    expect(distinctName(table, 'eve', 'Аna')).toBe('Аna 2');
    expect(distinctName(atTableOf('Ana', 'Ana 2', 'Ben'), 'eve', 'Ana')).toBe('Ana 3');
  });

  it('has a number also if the host gives it, to a bot or to somebody at the same device', () => {
    const host = { kind: 'person', id: 'ana', name: 'Ana' } as const;
    const bot = { kind: 'bot', name: 'Аna', level: 'easy' } as const;
    expect(distinctPlayers([bot, host, host, { kind: 'open' }, bot], 1)).toEqual([
      { ...bot, name: 'Аna 3' },
      host,
      { ...host, name: 'Ana 2' },
      { kind: 'open' },
      { ...bot, name: 'Аna 4' },
    ]);
    const seated = new Seated();
    const replace = { do: 'replace', seat: 1, by: 'bot', level: 'easy' } as const;
    for (const [name, given] of [
      ['Ana', 'Ana 2'],
      ['Bo', 'Bo'],
      // Its own name is free.
      ['Bo', 'Bo'],
    ]) {
      expect(seated.say({ ...replace, name }, ANA)).toBeNull();
      expect(seated.table.viewerState(0).seats[1].name).toBe(given);
    }
  });

  it('is cut to make room for the number, never through a character', () => {
    const long = 'x'.repeat(LONGEST_NAME);
    expect(distinctName(table, 'eve', long)).toBe(long);
    expect(distinctName(atTableOf(long), 'eve', long)).toBe(`${'x'.repeat(LONGEST_NAME - 2)} 2`);
    const owls = '🦉'.repeat(LONGEST_NAME / 2);
    expect(distinctName(atTableOf(owls), 'eve', owls)).toBe(`${'🦉'.repeat(LONGEST_NAME / 2 - 1)} 2`);
  });

  it('is distinct whoever gives it: people at one device, bots, and the host’s own stays as it is', () => {
    const here = (name: string) => ({ kind: 'person', id: 'ana', name }) as const;
    const bot = (name: string) => ({ kind: 'bot', name, level: 'casual' }) as const;
    const players = [
      bot('Ana'),
      here('Ben'),
      { kind: 'open' } as const,
      here('Ana'),
      bot('Аna'),
      here('Ben'),
    ];
    expect(distinctPlayers(players, 3)).toEqual([
      bot('Ana 2'),
      here('Ben'),
      { kind: 'open' },
      here('Ana'),
      bot('Аna 3'),
      here('Ben 2'),
    ]);
    expect(distinctPlayers(players.slice(0, 2), -1)).toEqual(players.slice(0, 2));
  });

  it('is distinct for a bot that takes a seat, but may be that of whoever sat there', () => {
    const three = Three.begun();
    const replace = { do: 'replace', seat: 1, by: 'bot', level: 'casual' } as const;
    expect(three.say({ ...replace, name: 'Аna' }, BEN)).toBeNull();
    expect(three.table.seats[1].player).toMatchObject({ kind: 'bot', name: 'Аna 2' });
    expect(three.say({ ...replace, name: 'Аna 2' }, ANA)).toBeNull();
    expect(three.table.seats[1].player).toMatchObject({ name: 'Аna 2' });
  });

  it('is distinct where a match from a device goes on', () => {
    const { record } = Seated.playing().table;
    if (record === null) throw new Error('the match has begun');
    const [created] = entriesAtDevice(
      { ...record, seats: record.seats.map((seat) => ({ ...seat, name: 'Ana' })) },
      0,
    );
    expect(created.act).toMatchObject({ config: { players: [{ name: 'Ana' }, { name: 'Ana 2' }] } });
  });
});
