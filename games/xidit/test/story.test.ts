import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { components } from '../content/components.ts';
import { INFLUENCE, REPUTATION } from '../content/symbols.ts';
import type { XiditEvent } from '../events.ts';
import { xidit } from '../index.ts';
import { assess } from '../rules/assessments.ts';
import { bardSteps, regionStories } from '../story/bards.ts';
import { verdicts } from '../story/decisive.ts';
import { floorSteps } from '../story/influence.ts';
import type { XiditState } from '../state.ts';

const pack = xidit.packs['standard'];
const parts = components(pack);
const game = xidit.open(pack);

function play(seats: number, seed: number): { readonly state: XiditState; readonly story: XiditEvent[] } {
  const options = completeOptions(xidit, seats, { length: 'short' });
  if (!options.ok) throw new Error('The options are invalid.');
  const story: XiditEvent[] = [];
  const state = playOut(game, seats, options.options, new FastRng(seed), (event, to) => {
    if (to === 'all') story.push(event);
  });
  return { state, story };
}

test.each([3, 4, 5])('X8.6: with %i players, the regions add up to each reputation', (seats) => {
  const { state, story } = play(seats, seats);
  const view = game.view(state, 'spectator');
  const steps = bardSteps(parts, story, view);
  // The Fortress, too, is known step by step in the end.
  for (const [seat, { songs }] of state.lords.entries()) {
    const own = steps.filter((step) => step.seat === seat);
    expect(songs.map((_, region) => own.reduce((sum, { bards }) => sum + bards[region], 0))).toEqual(songs);
  }
  const regions = regionStories(parts, steps, view);
  const values = story.flatMap((event) =>
    event.type === 'assessed' && event.assessment === REPUTATION ? event.values.slice(0, seats) : [],
  );
  const sums = state.lords.map((_, seat) => regions.reduce((sum, { points }) => sum + points[seat], 0));
  expect(sums).toEqual(values);
  for (const { settled, points } of regions) expect(settled === null).toBe(points.every((one) => one === 0));
});

test.each([3, 4, 5])('X8.5: with %i players, the floors add up to each influence', (seats) => {
  const { state, story } = play(seats, seats);
  const steps = floorSteps(story);
  const values = story.flatMap((event) =>
    event.type === 'assessed' && event.assessment === INFLUENCE ? event.values.slice(0, seats) : [],
  );
  const sums = state.lords.map((_, seat) =>
    steps.filter((step) => step.seat === seat).reduce((sum, { floors }) => sum + floors, 0),
  );
  expect(sums).toEqual(values);
  expect(steps.every(({ year }) => year > 0)).toBe(true);
});

test('X8.3: without the step that decided an elimination, somebody else is eliminated', () => {
  let decided = 0;
  for (const seats of [3, 4, 5]) {
    for (let seed = 0; seed < 3; seed++) {
      const { state, story } = play(seats, seed);
      const all = verdicts(parts, story, game.view(state, 'spectator'));
      const before = assess(parts, state);
      expect(all.map(({ seat }) => seat)).toEqual(before.flatMap(({ eliminated }) => eliminated));
      for (const { assessment, seat, step, instead } of all) {
        if (step === null) continue;
        const { event } = step;
        if (event.type !== 'goldGained' && event.type !== 'floorAdded') continue;
        decided++;
        // By the rules themselves, in a state that lacks the step.
        const changed = structuredClone(state);
        if (event.type === 'goldGained') changed.lords[event.seat].gold -= event.gold;
        else changed.heights[event.city] -= 1;
        const round = before.findIndex((held) => held.assessment === assessment);
        const after = assess(parts, changed)[round];
        expect(after.eliminated).not.toContain(seat);
        expect(after.eliminated).toEqual(expect.arrayContaining([...instead]));
        expect(instead).not.toContain(seat);
      }
    }
  }
  expect(decided).toBeGreaterThan(0);
});
