import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import type { XerxesEvent } from '../events.ts';
import { xerxes } from '../index.ts';
import { losses, lossesOf, pointsLostTo } from '../story/losses.ts';

const pack = xerxes.packs['standard'];

test('E5.6, E8.7: what was gained and what was lost to whom add up to the final points', () => {
  const options = completeOptions(xerxes, 4, {});
  if (!options.ok) throw new Error('The options are invalid.');
  let robbed = 0;
  let taken = 0;
  for (let seed = 0; seed < 6; seed++) {
    const story: XerxesEvent[] = [];
    const state = playOut(xerxes.open(pack), 4, options.options, new FastRng(seed), (event, to) => {
      if (to === 'all') story.push(event);
    });
    const all = losses(story);
    const lost = pointsLostTo(all, 4);
    for (const [seat, { points }] of state.seats.entries()) {
      const gained = story.reduce(
        (sum, event) => sum + (event.type === 'pointsGained' && event.seat === seat ? event.points : 0),
        0,
      );
      expect(gained - lost[seat].reduce((sum, one) => sum + one, 0)).toBe(points);
      expect(lost[seat][seat]).toBe(0);
      for (const { by, points: cost, event, line } of lossesOf(all, seat)) {
        if (cost === 0) continue;
        taken++;
        // The deed that cost the points is the one right before them, by whom they are lost.
        expect(['built', 'campaignFulfilled']).toContain(event.type);
        expect('seat' in event && event.seat).toBe(by);
        expect(story[line]).toMatchObject({ type: 'pointsLost', seat, by, points: cost });
      }
    }
    robbed += all.filter(({ event }) => event.type === 'robbed').length;
  }
  expect(taken).toBeGreaterThan(10);
  expect(robbed).toBeGreaterThan(0);
});
