import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconFiles } from './icons.mjs';
import { root } from './paths.mjs';
import { roundedPath } from './round-path.mjs';

test('the silhouettes are what `node scripts/icons.mjs` writes', () => {
  for (const [name, text] of Object.entries(iconFiles())) {
    expect(readFileSync(join(root, name), 'utf8')).toBe(text);
  }
});

test('a path in whole numbers ends where it ended before', () => {
  expect(roundedPath('M10.4 10.4l10.4 0l10.4 0')).toBe('M10 10l11 0 10 0');
  expect(roundedPath('M1 1a2 2 0 01 3.6.2z')).toBe('M1 1a2 2 0 0 1 4 0z');
  expect(roundedPath('M10 10l20 0l.6 0a8 4 90 013.4 8', 1 / 2)).toBe('M5 5l10 0a4 2 90 0 1 2 4');
});
