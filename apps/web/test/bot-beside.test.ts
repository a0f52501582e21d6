import { describe, expect, it } from 'vitest';
import { botBeside } from '../src/network/bot-beside.ts';

const CAST = [
  { id: 'thief', name: 'Zwick', title: 'Zwick the thief' },
  { id: 'scout', name: 'Mulda', title: 'Mulda the scout' },
];

const as = (level: string) => ({
  level,
  botName: (number: number) => `Bot ${number}`,
});

describe('a bot that sits down', () => {
  it('is another character than the bots already there, until all are there', () => {
    const first = botBeside([{ name: 'Ana' }], CAST, as('casual'));
    const second = botBeside([{ name: 'Ana' }, first], CAST, as('casual'));
    const third = botBeside([first, second], CAST, as('casual'));
    expect([first, second, third]).toEqual([
      { name: 'Zwick', level: 'casual', character: 'thief' },
      { name: 'Mulda', level: 'casual', character: 'scout' },
      { name: 'Zwick II', level: 'casual', character: 'thief' },
    ]);
  });

  it('is the character that was chosen', () => {
    expect(botBeside([], CAST, as('master'), 'scout')).toEqual({
      name: 'Mulda',
      level: 'master',
      character: 'scout',
    });
  });

  it('has a number instead of a name in a game without characters', () => {
    expect(botBeside([{ name: 'Bot 1' }], [], as('novice'))).toEqual({ name: 'Bot 2', level: 'novice' });
  });
});
