import { playCharacters } from '@triptych/bots/test/character-games.ts';
import { describe, expect, it } from 'vitest';
import { XIDIT_CHARACTERS } from '../bot/characters.ts';
import { xidit } from '../index.ts';

const GAMES = 48;

/** Over games in which every character plays each seat equally often: the gold, floors and bards of each at the end. */
function gathered(): Record<string, { gold: number; floors: number; bards: number }> {
  const game = xidit.open(xidit.packs.standard);
  const sums: Record<string, { gold: number; floors: number; bards: number }> = {};
  playCharacters(xidit, game, XIDIT_CHARACTERS, GAMES, (end, _events, characterAt) => {
    for (const [seat, lord] of end.lords.entries()) {
      sums[characterAt(seat)] ??= { gold: 0, floors: 0, bards: 0 };
      const sum = sums[characterAt(seat)];
      sum.gold += lord.gold;
      sum.floors -= lord.floors;
      sum.bards -= lord.bards;
    }
  });
  return sums;
}

describe('characters in Lords of Xidit', () => {
  it('the treasurer has most gold, the mason builds most, the chronicler sends out most bards', () => {
    const { treasurer, mason, chronicler } = gathered();
    expect(treasurer.gold).toBeGreaterThan(Math.max(mason.gold, chronicler.gold));
    expect(mason.floors).toBeGreaterThan(Math.max(treasurer.floors, chronicler.floors));
    expect(chronicler.bards).toBeGreaterThan(Math.max(treasurer.bards, mason.bards));
  });
});
