import { FastRng } from '@triptych/kernel';
import { expect, test } from 'vitest';
import { components } from '../../content/components.ts';
import { standard } from '../../content/standard.ts';
import { ACTION, WAIT } from '../../content/symbols.ts';
import { xidit } from '../../index.ts';
import { RECRUIT } from '../../state.ts';
import { planText } from '../plan-text.ts';

const parts = components(standard);
const game = xidit.open(standard);
const options = { length: 'short', dummy: 'normal', first: '1', openScreens: 'off', wasteland: '1' };

test('six orders are told as the cities on the way and what is done there', () => {
  const view = game.view(game.setup(4, options, new FastRng(1)), 0);
  const here = view.sides.indexOf(RECRUIT);
  const road = parts.leadsTo.findIndex((ends) => ends[here] >= 0);
  const there = parts.leadsTo[road][here];
  const placed = { ...view, lords: view.lords.map((lord) => ({ ...lord, city: here })) };
  const told = planText(parts, 'en', placed, 0, [ACTION, WAIT, road, WAIT, WAIT, WAIT]);
  const { cities } = parts.names('en');
  expect(told).toMatch(
    new RegExp(`^${here + 1} ${cities[here]} \\(recruits: 1 .+\\) → ${there + 1} ${cities[there]}$`),
  );
});
