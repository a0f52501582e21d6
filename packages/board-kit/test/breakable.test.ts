import { expect, test } from 'vitest';
import { breakable } from '../look/breakable.ts';

const divided = (name: string): string => breakable(name).replaceAll('\u00ad', '-');

test('long words are divided between syllables, short ones never', () => {
  expect(divided('Paladinopolis')).toBe('Pala-di-no-polis');
  expect(divided('Tax Imp')).toBe('Tax Imp');
  expect(breakable('Gewerkschaftsgolem')).not.toMatch(/s\u00adch|c\u00adh/);
});

test('a syllable has a vowel, and a joining s stays with its word', () => {
  expect(divided('Schlammhausen')).toBe('Schlamm-hausen');
  expect(divided('Befestigungsanlage')).toBe('Befes-ti-gungs-an-lage');
});
