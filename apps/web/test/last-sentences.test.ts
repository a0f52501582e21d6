import { expect, it } from 'vitest';
import { lastSentences } from '../src/replay/last-sentences.ts';

const SENTENCES = ['Ana goes first.', 'Ana waits.', 'Ben wins.'];

it('shows every sentence of a moment if they fit', () => {
  expect(lastSentences(SENTENCES, 100)).toBe('Ana goes first. · Ana waits. · Ben wins.');
});

it('leaves out the beginning of a moment, never its end', () => {
  expect(lastSentences(SENTENCES, 25)).toBe('… · Ana waits. · Ben wins.');
  expect(lastSentences(SENTENCES, 3)).toBe('… · Ben wins.');
});
