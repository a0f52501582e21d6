import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { describe, expect, it } from 'vitest';
import { BELLUM_CHARACTERS } from '../bot/characters.ts';
import { bellum } from '../index.ts';

const GAMES = 240;

/** Over games in which every character plays each seat equally often: how often each has stormed a castle. */
function stormed(): Record<string, number> {
  const game = bellum.open(bellum.packs.standard);
  const options = completeOptions(bellum, 3, {});
  if (!options.ok) throw new Error('bad options');
  const counts: Record<string, number> = { thief: 0, scout: 0, warder: 0 };
  for (let number = 0; number < GAMES; number++) {
    const at = (seat: number): string => BELLUM_CHARACTERS[(seat + number) % 3].id;
    playOut(
      game,
      3,
      options.options,
      new FastRng(Math.floor(number / 3)),
      (event) => {
        if (event.type === 'castleStormed') counts[at(event.seat)]++;
      },
      () => 'casual',
      at,
    );
  }
  return counts;
}

describe('characters in Bellum Magica', () => {
  it('a thief robs castles more often than a warder does', () => {
    const { thief, warder } = stormed();
    expect(thief).toBeGreaterThan(1.1 * warder);
  });
});
