import { eloOf, rateOf } from '@triptych/bots/rating';
import { pairingsOf, readContestant } from '@triptych/bots/tournament';
import { describe, expect, it } from 'vitest';
import { runs } from './helpers.ts';

describe('tournament', () => {
  it('reads bots with their own budgets', () => {
    expect(readContestant('master')).toEqual({ name: 'master', budget: null });
    expect(readContestant('plain-search@200ms')).toMatchObject({ budget: { milliseconds: 200 } });
    expect(readContestant('strong@50')).toMatchObject({ budget: { iterations: 50 } });
    expect(readContestant('program:python3 a.py')).toEqual({ name: 'program', command: 'python3 a.py' });
    for (const bad of ['easy', 'master@', 'master@0', 'master@5s', 'program:'])
      expect(readContestant(bad)).toBeNull();
  });

  it('pairs everybody once at a table for two, and each alone among the others at larger ones', () => {
    const bots = (['novice', 'casual', 'strong'] as const).map((name) => ({ name, budget: null }));
    expect(pairingsOf(bots, 2)).toHaveLength(3);
    expect(pairingsOf(bots, 4)).toHaveLength(6);
  });

  it('reports a share with its interval, and Elo ratings that explain it', () => {
    const { low, high } = rateOf(50, 100);
    expect(low).toBeCloseTo(0.404, 2);
    expect(high).toBeCloseTo(0.596, 2);
    // Three of four games won: 191 Elo points, and the same at a table of four.
    const [one, other] = eloOf(2, [{ one: 0, others: 1, seats: 2, games: 4000, won: 3000 }]);
    expect(one - other).toBeCloseTo(191, -1);
    const [strong, weak] = eloOf(2, [{ one: 0, others: 1, seats: 4, games: 4000, won: 2000 }]);
    expect(strong - weak).toBeCloseTo(191, -1);
  });

  it('plays in the terminal, and refuses what is not a tournament', async () => {
    const few = ['tournament', 'bellum', '--games', '2', '--threads', '1', '--seed', 'few'];
    const { code, out } = await runs(...few, '--bots', 'casual,novice@4');
    expect(code).toBe(0);
    expect(out).toContain('casual against novice@4');
    expect(out).toContain('Elo');
    for (const bots of ['casual', 'casual,casual', 'casual,brutal']) {
      expect((await runs(...few, '--bots', bots)).code).toBe(2);
    }
  });
});
