import { expect, test } from 'vitest';
import type { XiditEvent } from '../../events.ts';
import { weight } from '../weight.ts';

test('a summary tells which threat fell and which rewards were taken rather than where the lord went', () => {
  const moved: XiditEvent = { type: 'moved', seat: 1, order: 0, city: 3, from: 2, colour: 0 };
  const recruited: XiditEvent = { type: 'recruited', seat: 1, order: 1, city: 3, unit: 0 };
  const chosen: XiditEvent = { type: 'rewardsChosen', seat: 1, rewards: [0, 2], offered: [0, 1, 2] };
  expect(weight(moved)).toBeGreaterThan(0);
  expect(weight(recruited)).toBeGreaterThan(weight(moved));
  expect(weight(chosen)).toBeGreaterThan(weight(recruited));
});
