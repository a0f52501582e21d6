// Renders every sentence of every catalogue with counts and names of all kinds, for an editor to read:
// `npm run sentences`, or `npm run sentences -- --language de`.
import { languages } from './languages.mjs';
import { runsAsProgram } from './paths.mjs';
import { combinations, entries } from './sentences/catalogues.mjs';
import { PLAYERS } from './sentences/samples.mjs';
import { sideBySide } from './sentences/side-by-side.mjs';

/** More combinations of one sentence would show nothing new. */
const MOST = 4000;

/**
 * All texts of a language, with every combination of counts and names.
 * @param {string} language
 * @returns {Promise<{ file: string, key: string, texts: readonly string[] }[]>}
 */
export async function sentences(language) {
  const catalogues = (await entries(language)).map(({ file, key, render, parameters }) => {
    const all = combinations(parameters);
    const step = Math.max(1, Math.floor(all.length / MOST));
    const some = all.filter((_, at) => at % step === 0);
    return {
      file,
      key,
      texts: [...new Set(some.map((values) => String(render(.../** @type {never[]} */ (values)))))],
    };
  });
  return [...catalogues, ...sideBySide(language)];
}

/**
 * Examples for a reader: texts that differ only in their numbers and names are shown once.
 * @param {readonly string[]} texts
 */
function examples(texts) {
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const text of texts) {
    const mask = PLAYERS.reduce((masked, name) => masked.replaceAll(name, '@'), text).replace(
      /\d[\d.,\u00a0\u202f]*/g,
      '#',
    );
    alike.set(mask, [...(alike.get(mask) ?? []), text]);
  }
  // A different name and number each time.
  return [...alike.values()].map((same, at) => same[(at * 7 + 1) % same.length]);
}

if (runsAsProgram(import.meta.url)) {
  const at = process.argv.indexOf('--language');
  for (const language of at >= 0 ? [process.argv[at + 1] ?? ''] : languages()) {
    let heading = '';
    for (const { file, key, texts } of await sentences(language)) {
      if (file !== heading) console.log(`\n## ${file}`);
      heading = file;
      const shown = examples(texts);
      const rest = shown.length === 1 ? ` ${shown[0]}` : `\n${shown.map((text) => `    ${text}`).join('\n')}`;
      console.log(`${key}:${rest}`);
    }
  }
}
