import { playCharacters } from '@triptych/bots/test/character-games.ts';
import { describe, expect, it } from 'vitest';
import { XERXES_CHARACTERS } from '../bot/characters.ts';
import { xerxes } from '../index.ts';

const GAMES = 240;

/** Over games in which every character plays each seat equally often: the buildings of each at the end. */
function built(): Record<string, number> {
  const game = xerxes.open(xerxes.packs.standard);
  const counts: Record<string, number> = { commander: 0, builder: 0, collector: 0 };
  playCharacters(xerxes, game, XERXES_CHARACTERS, GAMES, (end, _events, characterAt) => {
    for (const owner of end.buildings) if (owner >= 0) counts[characterAt(owner)]++;
  });
  return counts;
}

describe('characters in Xerxes', () => {
  it('a builder leaves more buildings than a commander or a tax collector', () => {
    const { builder, commander, collector } = built();
    expect(builder).toBeGreaterThan(1.03 * commander);
    expect(builder).toBeGreaterThan(1.03 * collector);
  });
});
