import { expect, test } from 'vitest';
import type { BellumEvent } from '../../events.ts';
import { skippedPhases } from '../skipped-phases.ts';

const day = (number: number): BellumEvent => ({ type: 'dayBegan', day: number, captain: 0 });
const raid: BellumEvent = { type: 'placeTaken', seat: 0, place: 1, space: 0 };
const done: BellumEvent = { type: 'recruitingEnded', seat: 0 };
const othersRaid: BellumEvent = { ...raid, seat: 1 };

test('whoever recruits without having attacked is told that the swords were too few', () => {
  expect(skippedPhases([day(1), othersRaid], 0, true)).toBe('attackToday');
  expect(skippedPhases([day(1), raid], 0, true)).toBeNull();
  // Once is enough: the second creature of the day comes without it.
  const recruited: BellumEvent = { type: 'recruited', seat: 0, card: 10, space: 0, food: 2, glyphs: 0 };
  expect(skippedPhases([day(1), recruited], 0, true)).toBeNull();
});

test('on a new day, what passed without a question yesterday is told', () => {
  expect(skippedPhases([day(1), othersRaid, day(2)], 0, false)).toBe('both');
  expect(skippedPhases([day(1), raid, day(2)], 0, false)).toBe('recruit');
  expect(skippedPhases([day(1), done, day(2)], 0, false)).toBeNull();
  expect(skippedPhases([day(1), raid, done, day(2)], 0, false)).toBeNull();
});

test('it is told once, and never before the first day is over', () => {
  expect(skippedPhases([], 0, false)).toBeNull();
  expect(skippedPhases([day(1)], 0, false)).toBeNull();
  const kept: BellumEvent = { type: 'rollAccepted', seat: 0 };
  expect(skippedPhases([day(1), day(2), kept], 0, false)).toBeNull();
});
