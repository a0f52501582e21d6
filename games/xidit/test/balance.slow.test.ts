import { surveyGames } from '@triptych/bots';
import { describe, expect, test } from 'vitest';
import { standard } from '../content/standard.ts';
import { xidit } from '../index.ts';
import { game } from './subjects.ts';

/** Enough to find a bad imbalance; `triptych simulate xidit` plays thousands. */
const GAMES = 150;
const PATIENCE = 300_000;
const OPTIONS = { length: 'long', dummy: 'normal', first: 'random', wasteland: '1', openScreens: 'off' };

function survey(seats: number): Map<string, { mean: number; low: number; high: number }> {
  const statistics = xidit.survey(standard);
  const tally = surveyGames(game, statistics, { seats, options: OPTIONS, seed: 'balance' }, 0, GAMES);
  const rows = statistics.report(tally, seats, 'en').sections.flatMap(({ rows: all }) => all);
  return new Map(rows.map((row) => [row.id, row]));
}

describe('X12.8 among sensible bots', () => {
  test.each([3, 4, 5])(
    'X12.8: %i players: seats, rewards, threats and titans are in balance',
    (seats) => {
      const found = survey(seats);
      const at = (id: string): { mean: number; low: number; high: number } =>
        found.get(id) ?? { mean: Number.NaN, low: Number.NaN, high: Number.NaN };
      for (let seat = 0; seat < seats; seat++) {
        expect(at(`wins/seat/${seat}`).low * seats).toBeLessThan(1.1);
        expect(at(`wins/seat/${seat}`).high * seats).toBeGreaterThan(0.9);
      }
      for (const reward of ['gold', 'bards', 'floors']) {
        expect(at(`rewards/${reward}`).high).toBeGreaterThan(0.25);
        expect(at(`rewards/${reward}`).low).toBeLessThan(0.42);
      }
      expect(at('titans/awake').mean).toBeGreaterThan(0.5);
      expect(at('shortages/games').mean).toBeLessThan(0.4);
      for (let tile = 0; tile < (seats === 3 ? 18 : 21); tile++)
        expect(at(`tiles-ever/${tile}`).mean).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});
