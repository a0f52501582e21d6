import { expect, it } from 'vitest';
import { endOf } from '../src/replay/told.ts';

const TOLD = ['Ana goes first.', 'Ana waits.', 'Ben wins.'];

it('tells all of a moment where there is room', () => {
  expect(endOf(TOLD, 100)).toBe('Ana goes first. · Ana waits. · Ben wins.');
});

it('leaves out how a moment began, never how it ended', () => {
  expect(endOf(TOLD, 25)).toBe('… · Ana waits. · Ben wins.');
  expect(endOf(TOLD, 3)).toBe('… · Ben wins.');
});
