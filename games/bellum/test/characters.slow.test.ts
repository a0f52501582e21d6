import { playCharacters } from '@triptych/bots/test/character-games.ts';
import { describe, expect, it } from 'vitest';
import { BELLUM_CHARACTERS } from '../bot/characters.ts';
import { bellum } from '../index.ts';

const GAMES = 240;

/** Over games in which every character plays each seat equally often: how often each has stormed a castle. */
function stormed(): Record<string, number> {
  const game = bellum.open(bellum.packs.standard);
  const counts: Record<string, number> = { thief: 0, scout: 0, warder: 0 };
  playCharacters(bellum, game, BELLUM_CHARACTERS, GAMES, (_end, events, characterAt) => {
    for (const event of events) if (event.type === 'castleStormed') counts[characterAt(event.seat)]++;
  });
  return counts;
}

describe('characters in Bellum Magica', () => {
  it('a thief robs castles more often than a warder does', () => {
    const { thief, warder } = stormed();
    expect(thief).toBeGreaterThan(1.1 * warder);
  });
});
