import { surveyGames } from '@triptych/bots';
import { estimate, type Tally } from '@triptych/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { SATRAPS } from '../content/things.ts';
import { xerxes } from '../index.ts';
import { SCENARIOS } from '../meta.ts';

/** E15.2, measured: games of equal sensible bots, always the same ones. */

const PATIENCE = 600_000;
const pack = xerxes.packs['standard'];

function play(seats: number, games: number, scenario = 'normal'): Tally {
  const options = { satraps: 'dealt', events: 'base', order: 'random', scenario };
  const plan = { seats, options, seed: 'balance' };
  return surveyGames(xerxes.open(pack), xerxes.survey(pack), plan, 0, games);
}

/** With two players each satrap appears least often, so they play the most games. */
describe.each([
  [2, 5000],
  [3, 2000],
  [4, 4000],
])('balance with %i players', (seats, games) => {
  let tally: Tally;
  beforeAll(() => {
    tally = play(seats, games);
  }, PATIENCE);
  const share = (name: string): number => estimate(tally, name).mean;

  test('E15.2: no starting position is outside 0.85 to 1.15 of its fair share', () => {
    for (let position = 0; position < seats; position++) {
      const part = share(`wins/position/${position}`) * seats;
      expect(part).toBeGreaterThan(0.85);
      expect(part).toBeLessThan(1.15);
    }
  });

  test('E15.2: most winners have 15 to 27 points, and 25 are sometimes reached before the last year', () => {
    expect(share('points/usual')).toBeGreaterThan(0.9);
    expect(share('years/early')).toBeGreaterThan(0.005);
    expect(share('years/early')).toBeLessThan(0.2);
  });

  test('E15.2: no satrap is off its fair share of wins by more than 4 points', () => {
    for (const [satrap, name] of SATRAPS.entries()) {
      const off = share(`wins/satrap/${satrap}`) - 1 / seats;
      expect(Math.abs(off), `${name}: ${(100 * off).toFixed(1)}`).toBeLessThanOrEqual(0.04);
    }
  });
});

test('E12.4: solo success falls from easy to normal to hard, and every scenario can be won and lost', () => {
  const [easy, normal, hard] = SCENARIOS.map(
    (scenario) => estimate(play(1, 500, scenario), `solo/${scenario}`).mean,
  );
  expect(easy).toBeGreaterThan(normal + 0.1);
  expect(normal).toBeGreaterThan(hard + 0.1);
  expect(hard).toBeGreaterThan(0.2);
  expect(easy).toBeLessThan(1);
});
