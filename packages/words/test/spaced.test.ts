import { expect, it } from 'vitest';
import { spaced } from '../index.ts';

it('a text assembled by code gets the spaces of its language', () => {
  const text = 'Capitaine (2): Zoë; dé: 4';
  expect(spaced('de', text)).toBe(text);
  expect(spaced('fr', text)).toBe('Capitaine (2)\u202f: Zoë\u202f; dé\u202f: 4');
  expect(spaced('fr', spaced('fr', text))).toBe(spaced('fr', text));
  expect(spaced('fr', 'à 10:30, https://example.org')).toBe('à 10:30, https://example.org');
});
