import { surveyGames } from '@triptych/bots';
import { estimateShare, type Tally } from '@triptych/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { bellum } from '../index.ts';

/** B10.6, B10.8, measured: games of equal sensible bots, always the same ones; the rarer the wins, the more games it takes. */
const gamesOf = (seats: number): number => (seats === 2 ? 5000 : 2500);
const PATIENCE = 600_000;
/** The allowed deviation from a fair share of wins. */
const TOLERANCE = 0.03;

const pack = bellum.packs['standard'];

function play(seats: number): Tally {
  const plan = { seats, options: { castles: 'dealt', first: 'random' }, seed: 'balance', strength: 'casual' };
  return surveyGames(bellum.open(pack), bellum.survey(pack), plan, 0, gamesOf(seats));
}

describe.each([2, 3, 4, 5])('balance with %i players', (seats) => {
  let tally: Tally;
  beforeAll(() => {
    tally = play(seats);
  }, PATIENCE);
  const share = (name: string): number => estimateShare(tally, name).mean;

  test('B10.6: nine games in ten last 10 to 25 days', () => {
    expect(share('days/within')).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['seat', 'seat', seats],
    ['place after the first captain', 'place', seats],
    ['castle', 'castle', 5],
  ])('B10.6: no %s wins 3 points more or less often than its fair share', (_, kind, number) => {
    const shares = Array.from({ length: number }, (__, at) => share(`wins/${kind}/${at}`));
    for (const won of shares) expect(Math.abs(won - 1 / seats)).toBeLessThanOrEqual(TOLERANCE);
  });

  test('B10.8: the box holds enough in nine games of ten', () => {
    expect(share('supply/within')).toBeGreaterThanOrEqual(0.9);
  });

  test('B10.8: a theft lacks its shield in at most one game of 500', () => {
    expect(share('supply/short/theft')).toBeLessThanOrEqual(1 / 500);
  });

  test('B10.6: cards go to either side reasonably often', () => {
    for (const group of ['goblin', 'fearsome', 'extreme']) {
      expect(share(`left/${group}`)).toBeGreaterThan(0.25);
      expect(share(`left/${group}`)).toBeLessThan(0.75);
    }
  });
});
