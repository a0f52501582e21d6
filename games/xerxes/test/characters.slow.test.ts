import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { XERXES_CHARACTERS } from '../bot/characters.ts';
import { xerxes } from '../index.ts';

const GAMES = 240;

/** Over games in which every character plays each seat equally often: the buildings of each at the end. */
function built(): Record<string, number> {
  const game = xerxes.open(xerxes.packs.standard);
  const options = completeOptions(xerxes, 3, {});
  if (!options.ok) throw new Error('bad options');
  const counts: Record<string, number> = { commander: 0, builder: 0, collector: 0 };
  for (let number = 0; number < GAMES; number++) {
    const at = (seat: number): string => XERXES_CHARACTERS[(seat + number) % 3].id;
    const rng = new FastRng(Math.floor(number / 3));
    const end = playOut(
      game,
      3,
      options.options,
      rng,
      () => {},
      () => 'casual',
      at,
    );
    for (const owner of end.buildings) if (owner >= 0) counts[at(owner)]++;
  }
  return counts;
}

describe('characters in Xerxes', () => {
  it('a builder leaves more buildings than a commander or a tax collector', () => {
    const { builder, commander, collector } = built();
    expect(builder).toBeGreaterThan(1.03 * commander);
    expect(builder).toBeGreaterThan(1.03 * collector);
  });
});
