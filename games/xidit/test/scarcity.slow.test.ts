import { conform } from '@triptych/conformance';
import { describe, expect, test } from 'vitest';
import { components } from '../content/components.ts';
import type { Pack, PackTile } from '../content/pack.ts';
import { standard } from '../content/standard.ts';
import { xiditGame } from '../game.ts';
import { subjectOf, VARIANTS } from './subjects.ts';

/** Everybody wants clerics and mages, which are rare: tiles with gaps, and tiles without any unit. */
const scarce = (units: number) => (tile: PackTile) => ({
  ...tile,
  recruit: [0, 0, 0, 2, units - 2],
  // Militia is unavailable, so most threats stay and units pile up behind the screens.
  threat: { ...tile.threat, asks: tile.number % 3 === 0 ? [0, 0, 0, 1, 1] : [1, 0, 0, 1, 0] },
});

const pack: Pack = {
  ...standard,
  tiles: { large: standard.tiles.large.map(scarce(4)), small: standard.tiles.small.map(scarce(4)) },
};

describe('when the barracks are empty', () => {
  test.each(VARIANTS)(
    'X5.2, X5.3: the contract is kept by $seats players, $options',
    (variant) => {
      let unfilled = 0;
      const game = xiditGame(components(pack));
      const watched: typeof game = {
        ...game,
        apply: (state, seat, answer, rng, emit) => {
          game.apply(state, seat, answer, rng, emit);
          unfilled += state.owed;
        },
        reveal: (state, answers, rng, emit) => {
          game.reveal(state, answers, rng, emit);
          unfilled += state.owed;
        },
      };
      const coverage = conform(
        { ...subjectOf(variant), game: watched },
        { games: 4, sampled: 3, tried: 12, imagined: 1 },
      );
      expect(coverage.games).toBe(4);
      expect(unfilled).toBeGreaterThan(0);
    },
    300_000,
  );
});
