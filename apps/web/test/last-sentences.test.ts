import { expect, it } from 'vitest';
import { lastSentences } from '../src/replay/last-sentences.ts';

const SENTENCES = ['Ana goes first.', 'Ana waits.', 'Ben wins.'];

it('tells all of a moment where there is room', () => {
  expect(lastSentences(SENTENCES, 100)).toBe('Ana goes first. · Ana waits. · Ben wins.');
});

it('leaves out how a moment began, never how it ended', () => {
  expect(lastSentences(SENTENCES, 25)).toBe('… · Ana waits. · Ben wins.');
  expect(lastSentences(SENTENCES, 3)).toBe('… · Ben wins.');
});
