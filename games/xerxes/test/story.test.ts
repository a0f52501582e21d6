import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import type { XerxesEvent } from '../events.ts';
import { xerxes } from '../index.ts';
import { changesOf } from '../story/changes.ts';
import { losses, pointsLostTo } from '../story/losses.ts';

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
      const changes = changesOf(story, seat);
      const sumOf = (wanted: (number: number) => boolean): number =>
        changes
          .map((change) => change.points)
          .filter(wanted)
          .reduce((sum, one) => sum + one, 0);
      expect(sumOf(() => true)).toBe(points);
      expect(lost[seat].reduce((sum, one) => sum + one, 0)).toBe(-sumOf((number) => number < 0));
      expect(lost[seat][seat]).toBe(0);
      // The deed behind points is the one right before them, by the player who won or took them.
      for (const { by, points: change, event, line } of changes.filter(({ points: some }) => some > 0)) {
        expect(['built', 'campaignFulfilled', 'taxPaid']).toContain(event.type);
        expect('seat' in event && event.seat).toBe(by);
        expect(story[line]).toMatchObject({ type: 'pointsGained', seat, points: change });
      }
      for (const { by, points: change, event, line } of changes.filter(({ points: some }) => some < 0)) {
        taken++;
        expect(['built', 'campaignFulfilled']).toContain(event.type);
        expect('seat' in event && event.seat).toBe(by);
        expect(story[line]).toMatchObject({ type: 'pointsLost', seat, by, points: -change });
      }
    }
    robbed += all.filter(({ event }) => event.type === 'robbed').length;
  }
  expect(taken).toBeGreaterThan(10);
  expect(robbed).toBeGreaterThan(0);
});
