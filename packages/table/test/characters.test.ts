import { describe, expect, it } from 'vitest';
import { entriesAtDevice } from '../from-record.ts';
import { ANA, BEN, EVE, Seated } from './seated.ts';
import { Three } from './three.ts';

const BOT = { kind: 'bot', name: 'Zwick', level: 'strong', character: 'thief' } as const;

describe('the character of a bot', () => {
  const seated = () => Seated.playing({ players: [{ kind: 'person', id: 'ana', name: 'Ana' }, BOT] });

  it('reaches the bot with its question, and everybody sees whom they play against', () => {
    const { table } = seated();
    expect(table.botTurns()).toMatchObject([{ seat: 1, level: 'strong', character: 'thief' }]);
    expect(table.viewerState('spectator').seats[1]).toMatchObject({ level: 'strong', character: 'thief' });
  });

  it('is kept in a rematch, in a record, and in a match that goes on from it', () => {
    const { table } = seated();
    expect(table.rematchFor('ana', '').players[1]).toEqual(BOT);
    expect(table.record?.seats[1]).toMatchObject({ strength: 'strong', character: 'thief' });
    if (table.record === null) throw new Error('the match has begun');
    const [created] = entriesAtDevice(table.record, 0);
    expect(created.act).toMatchObject({ do: 'create', config: { players: [{}, BOT] } });
  });

  it('can be chosen when a bot takes a free seat; without one there is none, as in earlier versions', () => {
    const three = Three.begun();
    const replace = { do: 'replace', seat: 2, by: 'bot', name: 'Mulda', level: 'casual' } as const;
    expect(three.say({ ...replace, character: 'scout' }, EVE)).toBeNull();
    expect(three.table.seats[2].player).toEqual({
      kind: 'bot',
      name: 'Mulda',
      level: 'casual',
      character: 'scout',
    });
    expect(three.say({ ...replace, seat: 1 }, BEN)).toBeNull();
    expect(three.table.seats[1].player).toEqual({ kind: 'bot', name: 'Mulda 2', level: 'casual' });
    expect(three.table.viewerState('spectator').seats[1]).not.toHaveProperty('character');
  });

  it('is the one chosen for stand-ins where a bot plays for a person', () => {
    const three = Three.begun({ standInCharacter: 'warder' });
    three.away(ANA);
    three.say({ do: 'stand-in', seat: 0 }, EVE);
    expect(three.table.botTurns()).toMatchObject([{ seat: 0, character: 'warder' }]);
    three.say({ do: 'back', seat: 0 }, ANA);
    three.say({ do: 'resign', seat: 0 }, ANA);
    expect(three.table.botTurns()).toMatchObject([{ seat: 0, character: 'warder' }]);
    expect(three.table.rematchFor('ben', '').standInCharacter).toBe('warder');
  });
});
