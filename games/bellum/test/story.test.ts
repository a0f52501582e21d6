import { playOut } from '@triptych/bots';
import { completeOptions, FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { components } from '../content/components.ts';
import type { BellumEvent } from '../events.ts';
import { bellum } from '../index.ts';
import { treasure } from '../rules/ending.ts';
import { chestGains, chestPath, thefts } from '../story/chests.ts';

const pack = bellum.packs['standard'];
const parts = components(pack);

test('B4.2, B4.5, B4.8: every chest is traced from where it was found to its last owner', () => {
  const options = completeOptions(bellum, 4, {});
  if (!options.ok) throw new Error('The options are invalid.');
  let stolen = 0;
  for (let seed = 0; seed < 6; seed++) {
    const story: BellumEvent[] = [];
    const state = playOut(bellum.open(pack), 4, options.options, new FastRng(seed), (event, to) => {
      if (to === 'all') story.push(event);
    });
    const gains = chestGains(parts, story);
    for (const [seat, { chests }] of state.castles.entries()) {
      for (const chest of chests) {
        const path = chestPath(gains, chest);
        expect(path.at(-1)?.seat).toBe(seat);
        expect(path[0].victim).toBeNull();
        expect(path[0].source === 'scouts').toBe(path[0].place === null);
        // The robbed player had it before.
        for (const [at, { victim }] of path.slice(1).entries()) expect(victim).toBe(path[at].seat);
      }
    }
    const all = thefts(gains);
    const stormed = story.filter(({ type }) => type === 'castleStormed');
    expect(all.map(({ seat, victim }) => [seat, victim])).toEqual(
      stormed.map((event) => (event.type === 'castleStormed' ? [event.seat, event.victim] : [])),
    );
    for (const { line } of gains) expect(['chestGained', 'chestStolen']).toContain(story[line].type);
    const value = (chests: readonly number[]): number =>
      chests.reduce((sum, chest) => sum + state.chestValues[chest], 0);
    for (const seat of state.castles.keys()) {
      const found = gains.filter((gain) => gain.seat === seat).map(({ chest }) => chest);
      const lost = all.filter(({ victim }) => victim === seat).flatMap(({ chests }) => chests);
      expect(value(found) - value(lost)).toBe(treasure(state, seat));
    }
    stolen += all.length;
  }
  expect(stolen).toBeGreaterThan(0);
});
