import { expect, test } from 'vitest';
import { SteadyPlace } from '../look/steady-place.ts';

const PHONE = { width: 390, height: 844 };
const room = (top: number, height: number, width = 390) => ({ top, width, height });

test('a map keeps its height while things around it grow and shrink by a line', () => {
  const steady = new SteadyPlace();
  expect(steady.in(room(100, 316), PHONE, 'en').height).toBe(316);
  expect(steady.in(room(100, 295), PHONE, 'en').height).toBe(295);
  for (const height of [324, 335, 300, 295])
    expect(steady.in(room(100, height), PHONE, 'en').height).toBe(295);
});

test('a map stays where it is in the window while things above or below it shrink', () => {
  const steady = new SteadyPlace();
  expect(steady.in(room(100, 300), PHONE, 'en')).toEqual({ height: 300, above: 0 });
  // A line less below it, then one less above it, then both as before.
  expect(steady.in(room(100, 320), PHONE, 'en')).toEqual({ height: 300, above: 0 });
  expect(steady.in(room(80, 340), PHONE, 'en')).toEqual({ height: 300, above: 20 });
  expect(steady.in(room(80, 320), PHONE, 'en')).toEqual({ height: 300, above: 20 });
  expect(steady.in(room(100, 300), PHONE, 'en')).toEqual({ height: 300, above: 0 });
  // It moves only as far as it must: half a line more below it.
  expect(steady.in(room(80, 310), PHONE, 'en')).toEqual({ height: 300, above: 10 });
  expect(steady.in(room(80, 340), PHONE, 'en')).toEqual({ height: 300, above: 10 });
});

test('a map grows with its room when much of it becomes free, and with the window', () => {
  const steady = new SteadyPlace();
  const higher = { width: 390, height: 850 };
  expect(steady.in(room(100, 295), PHONE, 'en').height).toBe(295);
  expect(steady.in(room(100, 400), PHONE, 'en')).toEqual({ height: 400, above: 0 });
  expect(steady.in(room(100, 410), PHONE, 'en').height).toBe(400);
  expect(steady.in(room(100, 410), higher, 'en').height).toBe(410);
  expect(steady.in(room(100, 412, 391), higher, 'en').height).toBe(412);
  expect(steady.in(room(100, 420, 391), higher, 'fr').height).toBe(420);
});
