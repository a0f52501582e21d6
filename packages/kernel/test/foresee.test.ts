import { expect, it } from 'vitest';
import { FastRng, foresee } from '../index.ts';
import { MARK, PASS, PEEK } from './games/lookout.ts';
import { everything, lookingOut } from './games/open.ts';

it('predicts whether an answer can be taken back, and who is asked next', () => {
  const match = lookingOut();
  const before = everything(match);
  const rng = new FastRng(1);
  const ask = (answer: number) => foresee(match.game, match.imagine(0, rng), 0, answer, rng);
  expect(ask(MARK)).toEqual({ reveals: false, asks: [0] });
  expect(ask(PASS)).toEqual({ reveals: false, asks: [0, 1] });
  expect(ask(PEEK)).toEqual({ reveals: true, asks: [] });
  expect(everything(match)).toEqual(before);
});
