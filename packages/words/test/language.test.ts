import { describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES, listOf } from '../index.ts';

describe('chooseLanguage', () => {
  it('understands how systems and browsers write languages', () => {
    expect(
      ['de', 'de-AT', 'pl_PL.UTF-8', 'PL', 'en-GB', 'fr-CA'].map((wish) => chooseLanguage([wish])),
    ).toEqual(['de', 'de', 'pl', 'pl', 'en', 'fr']);
  });

  it('takes the first supported wish', () => {
    expect(chooseLanguage(['it-IT', 'pl', 'de'])).toBe('pl');
  });

  it('falls back to English', () => {
    expect([[], [''], ['it'], ['den'], ['C.UTF-8']].map((wishes) => chooseLanguage(wishes))).toEqual([
      'en',
      'en',
      'en',
      'en',
      'en',
    ]);
  });
});

describe('listOf', () => {
  it('joins as the language writes it', () => {
    const three = LANGUAGES.map((language) => listOf(language, ['a', 'b', 'c']));
    expect(three).toEqual(['a, b and c', 'a, b und c', 'a, b i c', 'a, b et c']);
    expect(listOf('pl', ['a', 'b'])).toBe('a i b');
  });

  it('leaves a single item as it is', () => {
    expect(listOf('de', ['a'])).toBe('a');
    expect(listOf('de', [])).toBe('');
  });
});
