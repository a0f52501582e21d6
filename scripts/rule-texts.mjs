// Writes words/rules.json of every game, the rules for players, from RULES.md and its translations.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from './game-folders.mjs';
import { ledgerRules } from './ledger.mjs';
import { root, runsAsProgram } from './paths.mjs';

/** Marks in a ledger: our own ruling, and a rule on which the published editions differ. */
const RULING = '**[R]**';
const EDITIONS_DIFFER = '**[D]**';
const MARKS = /\s*\*\*\[[RD]\]\*\*/g;

const ENGLISH = 'RULES.md';
const TRANSLATED = /^RULES\.(\w+)\.md$/;

/**
 * The rules of a ledger for players, without marks.
 * @param {string} markdown
 */
export function ruleTexts(markdown) {
  return ledgerRules(markdown).map(({ number, chapter, text }) => ({
    number,
    chapter: plain(chapter),
    text: plain(text.replace(MARKS, '')),
    ruling: text.includes(RULING),
    editionsDiffer: text.includes(EDITIONS_DIFFER),
  }));
}

/**
 * Text without Markdown's emphasis and code marks.
 * @param {string} markdown
 */
function plain(markdown) {
  return markdown.replace(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g, (_, ...inner) => inner.slice(0, 3).join(''));
}

/** Every game that has a ledger and words: its rules file and the expected content. */
export function ruleFiles() {
  return gameFolders()
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, ENGLISH)) && existsSync(join(folder, 'words')))
    .map((folder) => {
      const read = (/** @type {string} */ ledger) => ruleTexts(readFileSync(join(folder, ledger), 'utf8'));
      const translated = readdirSync(folder)
        .sort()
        .flatMap((ledger) => {
          const language = TRANSLATED.exec(ledger)?.[1];
          return language === undefined ? [] : [{ language, rules: read(ledger) }];
        });
      return { file: join(folder, 'words', 'rules.json'), en: read(ENGLISH), translated };
    });
}

/**
 * The file's text.
 * @param {Pick<ReturnType<typeof ruleFiles>[number], 'en' | 'translated'>} rules
 */
export function asFile({ en, translated }) {
  const others = Object.fromEntries(translated.map(({ language, rules }) => [language, rules]));
  return `${JSON.stringify({ en, ...others }, null, 2)}\n`;
}

if (runsAsProgram(import.meta.url)) {
  for (const rules of ruleFiles()) writeFileSync(rules.file, asFile(rules));
}
