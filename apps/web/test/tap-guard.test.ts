import { expect, test } from 'vitest';
import { TapGuard } from '../src/match/tap-guard.ts';

test('the second of two quick taps presses nothing; a later one, a key, and a first tap do', () => {
  const taps = new TapGuard();
  expect(taps.swallows({ detail: 1 }, 0)).toBe(false);
  taps.tapped(1000);
  expect(taps.swallows({ detail: 1 }, 1350)).toBe(true);
  expect(taps.swallows({ detail: 2 }, 1350)).toBe(true);
  expect(taps.swallows({ detail: 0 }, 1350)).toBe(false);
  expect(taps.swallows({ detail: 1 }, 1600)).toBe(false);
});
