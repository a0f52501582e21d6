import { describe, expect, it } from 'vitest';
import { dateFormat, LANGUAGES, type Language } from '../index.ts';

/** 18 November 2026, 15:05 UTC. */
const AT = 1_795_014_300_000;

describe('a date', () => {
  it.each<[Language, string]>([
    ['en', '18 Nov 2026, 15:05'],
    ['de', '18.11.2026, 15:05'],
    ['pl', '18 lis 2026, 15:05'],
    ['fr', '18 nov. 2026, 15:05'],
  ])('follows the language: %s', (language, text) => {
    const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
    expect(format.format(AT)).toBe(text);
  });

  it('has the day before the month in every language, also in figures', () => {
    for (const language of LANGUAGES) {
      const text = dateFormat(language, { dateStyle: 'short', timeZone: 'UTC' }).format(AT);
      expect(text.indexOf('18')).toBeLessThan(text.indexOf('11'));
    }
  });
});
