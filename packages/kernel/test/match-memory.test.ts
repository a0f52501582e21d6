import { describe, expect, it } from 'vitest';
import { BURY, PEEK } from './games/lookout.ts';
import { lookingOut } from './games/open.ts';

describe('a seat remembers', () => {
  it('what everybody was told and what it was told alone, and nothing else', () => {
    const match = lookingOut();
    const [top] = match.state.deck;
    expect(match.memory(0).deck.every((card) => card === -1)).toBe(true);
    expect(match.memory(0).deck).toHaveLength(match.state.deck.length);
    match.answer(0, PEEK);
    expect(match.memory(0).deck[0]).toBe(top);
    expect(match.memory(1).deck[0]).toBe(-1);
    match.answer(0, BURY);
    expect(match.memory(0).deck.at(-1)).toBe(top);
    expect(match.memory(1).deck.every((card) => card === -1)).toBe(true);
  });
});

describe('an early end', () => {
  it('is refused for a seat that does not exist, and once the game is over', () => {
    const match = lookingOut();
    expect(match.end([0, 2])).toMatchObject({ ok: false, refusal: { code: 'no-such-seat' } });
    expect(match.over).toBe(false);
    expect(match.end([1])).toMatchObject({ ok: true });
    expect(match.over).toBe(true);
    expect(match.record.log.at(-1)).toEqual({ end: 'early', resigned: [1] });
    expect(match.end()).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });
});
