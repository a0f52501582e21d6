import { answerPending, FastRng, sampleAnswer } from '@triptych/kernel';
import { expect, it } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import type { BellumEvent } from '../../events.ts';
import { bellumGame } from '../../game.ts';
import type { BellumView } from '../../view.ts';
import { scenes } from '../roll-scenes.ts';

const game = bellumGame(components(standard));

interface Goods {
  readonly food: number;
  readonly glyphs: number;
  readonly barrels: number;
  readonly chests: number;
}

/** What a castle has after these events, counted by themselves. */
function counted(before: BellumView, events: readonly BellumEvent[], seat: number): Goods {
  const { food, glyphs, barrels, chests } = before.castles[seat];
  const goods = { food, glyphs, barrels, chests: chests.length };
  for (const event of events) {
    if (event.type === 'chestStolen' && event.victim === seat) goods.chests--;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'chestGained' || event.type === 'chestStolen') goods.chests++;
    if (event.type === 'rollBought' && event.with === 'barrel') goods.barrels--;
    if (event.type === 'looted') goods.barrels += event.barrels;
    const sign = event.type === 'recruited' ? -1 : 1;
    if ('food' in event) goods.food += sign * event.food;
    if ('glyphs' in event) goods.glyphs += sign * event.glyphs;
  }
  return goods;
}

it('before the captain rolls, the board shows all that has led to it and nothing that it brings', () => {
  const rng = new FastRng(11);
  let [split, withChests, bought] = [0, 0, 0];
  for (let match = 0; match < 12; match++) {
    const state = game.setup(3, { castles: 'dealt', first: '1' }, rng);
    while (game.pending(state).length > 0) {
      const before = game.view(state, 0);
      const events: BellumEvent[] = [];
      const emit = (event: BellumEvent): unknown => events.push(event);
      answerPending(game, state, ({ shape }) => sampleAnswer(shape, rng), rng, emit);
      const after = game.view(state, 0);
      const parts = scenes(before, events, after);
      expect(parts.flatMap((part) => part.events)).toEqual(events);
      expect(parts.at(-1)?.view).toEqual(after);
      if (parts.length === 1) continue;
      split++;
      const [{ view, events: led }, { events: brought }] = parts;
      if (brought.some(({ type }) => type === 'chestGained')) withChests++;
      if (led.some(({ type }) => type === 'rollBought')) bought++;
      // The old roll is over, or void.
      expect(view.row).toBe(-1);
      for (const [seat, { food, glyphs, barrels, chests }] of view.castles.entries())
        expect({ food, glyphs, barrels, chests: chests.length }).toEqual(counted(before, led, seat));
      const gained = brought.flatMap((event) => (event.type === 'chestGained' ? [event.chest] : []));
      for (const chest of gained) expect(view.chestValues[chest]).toBe(-1);
    }
  }
  expect(Math.min(split, withChests, bought)).toBeGreaterThan(3);
});
