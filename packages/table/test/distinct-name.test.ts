import { LONGEST_NAME } from '@triptych/protocol';
import { describe, expect, it } from 'vitest';
import { distinctName, distinctPlayers } from '../distinct-name.ts';
import { ANA, Seated } from './seated.ts';

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
    expect(distinctPlayers([bot, host, host, { kind: 'open' }, bot])).toEqual([
      { ...bot, name: 'Аna 3' },
      host,
      { ...host, name: 'Ana 2' },
      { kind: 'open' },
      { ...bot, name: 'Аna 3' },
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
});
