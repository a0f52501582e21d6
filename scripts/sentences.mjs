// Renders every sentence of every catalogue with counts and names of all kinds, for an editor to read:
// `npm run sentences`, or `npm run sentences -- --language de`.
import { languages } from './languages.mjs';
import { runsAsProgram } from './paths.mjs';
import { combinations, entries } from './sentences/catalogues.mjs';

/** More combinations than this of one sentence tell nobody anything new. */
const MOST = 4000;

/**
 * All texts of a language, with every combination of counts and names.
 * @param {string} language
 * @returns {Promise<{ file: string, key: string, texts: readonly unknown[] }[]>}
 */
export async function sentences(language) {
  return (await entries(language)).map(({ file, key, render, parameters }) => {
    const all = combinations(parameters);
    const step = Math.max(1, Math.floor(all.length / MOST));
    const some = all.filter((_, at) => at % step === 0);
    return {
      file,
      key,
      texts: [...new Set(some.map((values) => render(.../** @type {never[]} */ (values))))],
    };
  });
}

/** How many examples of one sentence a reader wants to see. */
const EXAMPLES = 8;

/** @param {readonly unknown[]} texts */
function examples(texts) {
  const step = Math.max(1, texts.length / EXAMPLES);
  return Array.from({ length: Math.min(texts.length, EXAMPLES) }, (_, at) => texts[Math.floor(at * step)]);
}

if (runsAsProgram(import.meta.url)) {
  const at = process.argv.indexOf('--language');
  for (const language of at >= 0 ? [process.argv[at + 1] ?? ''] : languages()) {
    let heading = '';
    for (const { file, key, texts } of await sentences(language)) {
      if (file !== heading) console.log(`\n## ${file}`);
      heading = file;
      const [only] = texts;
      if (texts.length === 1) console.log(`${key}: ${only}`);
      else
        console.log(
          `${key}:\n${examples(texts)
            .map((text) => `    ${text}`)
            .join('\n')}`,
        );
    }
  }
}
