import { answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { conform } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { count, game, optionsOf, subjectOf, VARIANTS } from './subjects.ts';

const GAMES = 300;
const PATIENCE = 300_000;

describe('Lords of Xidit over many games', () => {
  test.each(VARIANTS)(
    'X10.1, X10.2, X10.3, X10.4: many games of $seats players, $options',
    (variant) => {
      const coverage = conform(subjectOf(variant), {
        games: 12,
        seed: 100,
        sampled: 4,
        tried: 30,
        imagined: 1,
      });
      expect(coverage.games).toBe(12);
    },
    PATIENCE,
  );

  test.each(VARIANTS)(
    'X1.2, X1.3, X1.6, X1.7: nothing is ever lost, $seats players, $options',
    (variant) => {
      for (let seed = 0; seed < GAMES; seed++) {
        const rng = new FastRng(seed);
        const state = game.setup(variant.seats, optionsOf(variant), rng);
        const before = count(state);
        while (answerPending(game, state, ({ shape }) => sampleAnswer(shape, rng), rng))
          expect(count(state)).toEqual(before);
      }
    },
    PATIENCE,
  );
});
