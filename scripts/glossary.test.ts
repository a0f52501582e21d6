import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@triptych/words';
import { describe, expect, it } from 'vitest';
import { forbiddenIn, glossaries } from './glossary.mjs';
import { root } from './paths.mjs';
import { sentences } from './sentences.mjs';

const spoken = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await sentences(language)] as const)),
);

it('finds forbidden words in any of their forms, and only at the beginning of a word', () => {
  const terms = [{ de: 'Dorfmiliz', source: 'rulebook (de)', never: { de: ['Miliz', 'Gold(?!münze)'] } }];
  expect(forbiddenIn(terms, 'de', '2 Milizionäre für 3 Gold')).toEqual(['Miliz', 'Gold(?!münze)']);
  expect(forbiddenIn(terms, 'de', '2 Dorfmilizionäre für 3 Goldmünzen')).toEqual([]);
  expect(forbiddenIn(terms, 'pl', 'Miliz')).toEqual([]);
});

describe.each(glossaries())('the glossary of $game', ({ folder, terms }) => {
  it('names everything in every language, with a source', () => {
    const incomplete = terms.filter((term) =>
      [...LANGUAGES, 'source'].some((field) => {
        const text = term[field];
        return typeof text !== 'string' || text.trim() === '';
      }),
    );
    expect(incomplete).toEqual([]);
    expect(terms.length).toBeGreaterThan(20);
  });

  it.each(LANGUAGES)('is followed by catalogues, ledger and pack: %s', (language) => {
    const texts = [
      ...catalogueTexts(folder, language),
      ...ledger(folder, language),
      ...pack(folder, language),
    ];
    expect(texts.length).toBeGreaterThan(300);
    const wrong = texts.flatMap(({ at, text }) =>
      forbiddenIn(terms, language, text).map((word) => `${at}: “${word}” in ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

interface Place {
  readonly at: string;
  readonly text: string;
}

function catalogueTexts(folder: string, language: Language): Place[] {
  return (spoken.get(language) ?? [])
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map(({ file, key, texts }) => ({ at: `${file} ${key}`, text: texts.slice(0, 100).join('\n') }));
}

function ledger(folder: string, language: Language): Place[] {
  const rules = JSON.parse(readFileSync(join(root, folder, 'words', 'rules.json'), 'utf8')) as Record<
    string,
    { number: string; chapter: string; text: string }[]
  >;
  return rules[language].map(({ number, chapter, text }) => ({ at: number, text: `${chapter} ${text}` }));
}

function pack(folder: string, language: Language): Place[] {
  const words = JSON.parse(
    readFileSync(join(root, folder, 'content', 'words', `${language}.json`), 'utf8'),
  ) as Record<string, Record<string, string> | string>;
  return Object.entries(words).flatMap(([section, names]) =>
    typeof names === 'string' ? [] : Object.values(names).map((text) => ({ at: section, text })),
  );
}
