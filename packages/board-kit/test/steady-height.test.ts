import { expect, test } from 'vitest';
import { SteadyHeight } from '../look/steady-height.ts';

const PHONE = { width: 390, height: 844 };

test('a map keeps its height while things around it grow and shrink by a line', () => {
  const steady = new SteadyHeight();
  expect(steady.of(390, 316, PHONE, 'en')).toBe(316);
  expect(steady.of(390, 295, PHONE, 'en')).toBe(295);
  for (const height of [324, 335, 300, 295]) expect(steady.of(390, height, PHONE, 'en')).toBe(295);
});

test('a map grows with its room when much of it becomes free, and with the window', () => {
  const steady = new SteadyHeight();
  expect(steady.of(390, 295, PHONE, 'en')).toBe(295);
  expect(steady.of(390, 400, PHONE, 'en')).toBe(400);
  expect(steady.of(390, 410, PHONE, 'en')).toBe(400);
  expect(steady.of(390, 410, { width: 390, height: 850 }, 'en')).toBe(410);
  expect(steady.of(391, 412, { width: 390, height: 850 }, 'en')).toBe(412);
  expect(steady.of(391, 420, { width: 390, height: 850 }, 'fr')).toBe(420);
});
