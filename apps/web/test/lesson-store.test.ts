import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lessonIn, lessonOf, storeLesson, taughtIn } from '../src/lesson/lesson-store.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a lesson is found by its game and by its match', () => {
  storeLesson('some', { match: 'm1', progress: { step: 2, marks: [] } });
  expect(lessonOf('some')).toEqual({ match: 'm1', progress: { step: 2, marks: [] }, state: 'running' });
  expect(taughtIn('m1')).toBe('some');
  storeLesson('some', { state: 'left' });
  expect(lessonIn('m1')).toMatchObject({ state: 'left' });
  expect(taughtIn('m1')).toBeNull();
});

it('what another version of the page stored in another form counts as no lesson', () => {
  const odd = { a: null, b: 'm1', c: { match: 'm1' }, d: { match: 'm1', progress: 3, state: 'running' } };
  stored.set('triptych-lessons', JSON.stringify(odd));
  expect(Object.keys(odd).map(lessonOf)).toEqual([null, null, null, null]);
  expect(lessonIn('m1')).toBeNull();
  storeLesson('a', { match: 'm2' });
  expect(lessonOf('a')?.match).toBe('m2');
});
