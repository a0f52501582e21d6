import { describe, expect, it } from 'vitest';
import { answerAll, answerPending, copyNumbers, FastRng, sampleAnswer } from '../index.ts';
import { lookout, MARK } from './games/lookout.ts';

describe('answering what is pending', () => {
  it('answers sealed questions together, open ones one by one, and nothing once the game is over', () => {
    const rng = new FastRng(1);
    const state = lookout.setup(2, { cards: '4' }, rng);
    expect(answerPending(lookout, state, ({ seat }) => seat, rng)).toBe(true);
    expect(state).toMatchObject({ goals: [0, 1], phase: 'look' });
    expect(answerPending(lookout, state, () => MARK, rng)).toBe(true);
    expect(state.marks).toEqual([1, 2]);
    answerAll(lookout, state, ({ shape }) => sampleAnswer(shape, rng), rng);
    expect(state.phase).toBe('over');
    expect(answerPending(lookout, state, () => MARK, rng)).toBe(false);
  });
});

describe('copied numbers', () => {
  it.each([[[]], [[7]], [[7, 8, 9]], [[7, 8, 9, 10, 11]]])('replace whatever was there: %j', (from) => {
    const into = [1, 2, 3];
    copyNumbers(from, into);
    expect(into).toEqual(from);
    expect(into).not.toBe(from);
  });
});
