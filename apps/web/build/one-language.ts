import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');
const LANGUAGES = languages();
/** `words/de.ts` and `company.de.ts` export a catalogue named after its language. */
const CATALOGUE = new RegExp(`[/.](${LANGUAGES})\\.ts$`);
const OF_A_LANGUAGE = new RegExp(`[/.-](${LANGUAGES})(\\.ts$|/|$)`);
const LATER = '?later';
const TOGETHER = 'words-of:';
const DYNAMIC_IMPORT = /\bimport\(\s*(['"`][^'"`]+['"`])\s*\)/g;

/**
 * The source knows all languages at once, as `{ en, de, … }`; a reader needs one. So the page gets an empty object in
 * place of each catalogue, and the words are put into it before anything that needs them is drawn: at the start, after
 * each dynamic import, and before another language is chosen.
 */
export function oneLanguage(): Plugin[] {
  const catalogues = ['apps/web/src', 'packages/board-kit', 'packages/words', 'games'].flatMap(cataloguesIn);
  return [
    {
      name: 'one-language:catalogues',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (source.startsWith(TOGETHER)) return source;
        if (importer === undefined || OF_A_LANGUAGE.test(importer) || !CATALOGUE.test(source)) return null;
        const file = await this.resolve(source, importer, { skipSelf: true });
        return file !== null && catalogues.includes(file.id) ? `${file.id}${LATER}` : null;
      },
      load(id) {
        if (id.startsWith(TOGETHER)) {
          const together = catalogues.filter((file) => wordsChunk(file) === id.slice(TOGETHER.length));
          return together
            .map((file) => `export { ${languageOf(file)} as ${name(file)} } from '${file}';`)
            .join('');
        }
        if (!id.endsWith(LATER)) return null;
        const file = id.slice(0, -LATER.length);
        const language = languageOf(file);
        return `import { fetchLater } from '@triptych/words/fetching.ts';
          export const ${language} = {};
          const fetch = async () => Object.assign(${language}, (await import('${TOGETHER}${wordsChunk(file)}')).${name(file)});
          fetchLater('${language}', fetch);`;
      },
    },
    {
      // After Svelte has compiled its components to JavaScript.
      name: 'one-language:imports',
      transform(code, id) {
        if (id.includes('node_modules') || id.endsWith(LATER) || code.search(DYNAMIC_IMPORT) < 0) return null;
        return `import { withWords } from '@triptych/words/fetching.ts';${code.replace(DYNAMIC_IMPORT, 'withWords(import($1))')}`;
      },
    },
  ];
}

/** Whether a module is nothing but words in one language. */
export const isWords = (id: string): boolean => OF_A_LANGUAGE.test(id);

/** Folders of the page that a match on one's own device does not need. */
const APART = ['network', 'guide', 'lesson', 'admin', 'story', 'workshop'];

/**
 * The page's own words are one file in each language, and so are those of each game; words that few need are separate.
 */
function wordsChunk(id: string): string {
  const [, game, part] = /games\/(\w+)\/(\w+)/.exec(id) ?? [];
  if (game !== undefined)
    return [game, ...(part === 'words' || part === 'web' ? [] : [part]), languageOf(id)].join('-');
  const folder = /apps\/web\/src\/(\w+)\//.exec(id)?.[1] ?? '';
  return `${APART.includes(folder) ? folder : 'words'}-${languageOf(id)}`;
}

const languageOf = (id: string): string => OF_A_LANGUAGE.exec(id)?.[1] ?? '';

/** A name for each catalogue, so that many can be exported together. */
const name = (file: string): string => file.slice(ROOT.length).replaceAll(/\W/g, '_');

function cataloguesIn(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => CATALOGUE.test(file)).map((file) => join(ROOT, folder, file));
}

/** Vite reads its configuration with plain Node, which cannot import our packages; so the list is read as text. */
function languages(): string {
  const source = readFileSync(join(ROOT, 'packages/words/language.ts'), 'utf8');
  const list = /LANGUAGES = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, language]) => language).join('|');
}
