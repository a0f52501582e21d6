// Lists what a language still lacks: `npm run language fr`. Without a language: what the supported ones lack.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FRENCH, LETTERS } from './letters.mjs';
import { root, runsAsProgram } from './paths.mjs';

const FOLDERS = ['packages', 'games', 'examples', 'apps', 'scripts'];
const NOT_SPOKEN = /(^|\/)(node_modules|dist|test|e2e|\.[^/]+)(\/|$)|\.test\.ts$/;

/** The first format of packs is frozen with the languages of its time. */
const CLOSED = ['packages/packs/first-form.ts'];

/** The supported languages, English first. */
export function languages() {
  const source = readFileSync(join(root, 'packages/words/language.ts'), 'utf8');
  return [...(/LANGUAGES = \[(.*?)\]/s.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, code]) => code);
}

/**
 * Everything that exists in English and another language but not in this one: catalogues, word files, rule
 * ledgers, terms of glossaries and the letters to set them in.
 * @param {string} language
 * @returns {string[]}
 */
export function missingIn(language) {
  const files = spokenFiles();
  return [
    ...missingFiles(files, language),
    ...files
      .filter((file) => /\.(ts|mjs|svelte)$/.test(file) && !CLOSED.includes(file))
      .flatMap((file) =>
        perLanguage(file)
          .filter(({ spoken }) => !spoken.has(language))
          .map(({ line }) => `${file}:${line}`),
      ),
    ...files.filter((file) => file.endsWith('/rules.json')).flatMap((file) => missingRules(file, language)),
    ...files
      .filter((file) => file.endsWith('/glossary.json'))
      .flatMap((file) => missingTerms(file, language)),
    ...missingLetters(language),
  ];
}

/** Every file that may say something to people. */
export const spokenFiles = () => FOLDERS.flatMap((folder) => filesIn(folder));

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (NOT_SPOKEN.test(path)) return [];
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Where a file's path names its language: `words/en.ts`, `words/en/events.ts`, `commands.en.ts`. */
const ENGLISH = /(?<=[/.])en(?=\/[^/]+$|\.[a-z]+$)/;

/** @param {string} file */
const isLedger = (file) => /^(games|examples)\/[^/]+\/RULES\.md$/.test(file);

/** @param {string} file @param {string} language */
function translated(file, language) {
  if (isLedger(file) && language !== 'en') return file.replace('.md', `.${language}.md`);
  return file.replace(ENGLISH, language);
}

/**
 * The catalogues of a language: TypeScript files with a counterpart in English.
 * @param {string} language
 */
export function catalogueFiles(language) {
  return spokenFiles()
    .filter((file) => file.endsWith('.ts') && ENGLISH.test(file))
    .map((file) => translated(file, language))
    .filter((file) => existsSync(join(root, file)))
    .sort((one, other) => other.split('/').length - one.split('/').length);
}

/**
 * Everything that is written in a language: catalogues, ledgers and names in packs.
 * @param {string} language
 */
export function filesOf(language) {
  return spokenFiles()
    .filter((file) => ENGLISH.test(file) || isLedger(file))
    .map((file) => translated(file, language))
    .filter((file) => existsSync(join(root, file)));
}

/** @param {string[]} files @param {string} language */
function missingFiles(files, language) {
  const there = new Set(files);
  return files
    .filter((file) => ENGLISH.test(file) || isLedger(file))
    .map((file) => translated(file, language))
    .filter((file) => !there.has(file));
}

/**
 * Object literals with a value for each language: those with a field for English and one for another
 * language.
 * @param {string} file
 */
function perLanguage(file) {
  const text = readFileSync(join(root, file), 'utf8');
  // Only a component's script matters; its markup contains no object literals.
  const source = ts.createSourceFile(`${file}.ts`, text, ts.ScriptTarget.Latest, true);
  const others = languages().slice(1);
  /** @type {{ line: number, spoken: Set<string> }[]} */
  const found = [];
  /** @param {ts.Node} at @param {string[]} names */
  const note = (at, names) => {
    const spoken = new Set(names);
    if (!spoken.has('en') || !others.some((other) => spoken.has(other))) return;
    found.push({ line: source.getLineAndCharacterOfPosition(at.getStart()).line + 1, spoken });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      note(
        node,
        node.properties.flatMap(({ name }) =>
          name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : [],
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const spaces = source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamespaceExport(statement.exportClause)
      ? [statement.exportClause.name.text]
      : [],
  );
  note(source, spaces);
  return found;
}

/** @param {string} file @param {string} language */
function missingRules(file, language) {
  return Object.hasOwn(JSON.parse(readFileSync(join(root, file), 'utf8')), language)
    ? []
    : [`${file}: ${language} (npm run rules:write)`];
}

/** @param {string} file @param {string} language */
function missingTerms(file, language) {
  const terms = /** @type {Record<string, unknown>[]} */ (JSON.parse(readFileSync(join(root, file), 'utf8')));
  const missing = terms.filter((term) => !Object.hasOwn(term, language));
  return missing.length === 0 ? [] : [`${file}: ${missing.length}`];
}

/**
 * Letters of its words that the page's fonts lack.
 * @param {string} language
 */
function missingLetters(language) {
  const own = filesOf(language).map((file) => readFileSync(join(root, file), 'utf8'));
  const letters = lettersNotIn(LETTERS + FRENCH, own.join(''));
  return letters === '' ? [] : [`scripts/letters.mjs: ${letters}`];
}

/** @param {string} known @param {string} text */
export function lettersNotIn(known, text) {
  const letters = new Set(text.match(/\p{L}/gu));
  return [...letters].filter((letter) => !known.includes(letter)).join('');
}

if (runsAsProgram(import.meta.url)) {
  const wanted = process.argv.slice(2);
  const missing = (wanted.length > 0 ? wanted : languages()).flatMap((language) => missingIn(language));
  for (const line of missing) console.log(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
