// The glossaries of the games: one term for one thing in every language, and what is never used instead.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gameFolders } from './game-folders.mjs';
import { root } from './paths.mjs';

/**
 * A thing of a game: its term by language, the source of the terms, and patterns of words that its texts never
 * use, by language. A pattern is found at the beginning of a word.
 * @typedef {{ source: string, never?: Record<string, string[]>, [language: string]: unknown }} Term
 */

/** @returns {{ game: string, folder: string, terms: Term[] }[]} */
export function glossaries() {
  return gameFolders().flatMap((folder) => {
    const file = join(root, folder, 'words', 'glossary.json');
    if (!existsSync(file)) return [];
    return [{ game: basename(folder), folder, terms: JSON.parse(readFileSync(file, 'utf8')) }];
  });
}

/**
 * The forbidden words of a language in a text.
 * @param {readonly Term[]} terms
 * @param {string} language
 * @param {string} text
 */
export function forbiddenIn(terms, language, text) {
  return terms.flatMap(({ never }) =>
    (never?.[language] ?? []).filter((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu').test(text)),
  );
}
