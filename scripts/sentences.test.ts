import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@triptych/words';
import { describe, expect, it } from 'vitest';
import { catalogueFiles } from './languages.mjs';
import { root } from './paths.mjs';
import { sentences } from './sentences.mjs';

/** What no text may contain, whatever is put into it. French has a narrow space before some marks. */
const WRONG = /undefined|NaN|\[object|\$\{|#|[ \n]{2}|^\s|\s$| [.,;!)]|\( |\.\.|[.,:;] *[.,;]$/;

/** Words after a number that are counted nouns in one sentence and adjectives in another. */
const NOT_ONLY_NOUNS = new Set(['more', 'weitere', 'weiterer', 'złota']);

/** Parameters that are called names, but hold words of a command line. */
const NOT_OF_PEOPLE = /^apps\/cli\/words\/(?:simulate|tournament)\./;

describe.each(LANGUAGES)('the sentences in %s', async (language) => {
  const all = await sentences(language);

  /** The first failing text of each sentence. */
  const bad = (dislikes: (text: string) => boolean): string[] =>
    all.flatMap(({ file, key, texts }) =>
      texts
        .filter(dislikes)
        .slice(0, 1)
        .map((text) => `${file} ${key}: ${text}`),
    );

  it('can all be rendered, with any name and number', () => {
    expect(all.length).toBeGreaterThan(1200);
    expect(bad((text) => text === '' || WRONG.test(text))).toEqual([]);
  });

  it('include texts of which all languages stand in one file', () => {
    const said = (file: string): string[] => all.filter((each) => each.file === file).map(({ key }) => key);
    expect(said('games/bellum/words/characters.ts')).toContain(`${language}.thief`);
    expect(said('games/xidit/web/web-game.ts')).toEqual([`${language}.title`, `${language}.line`]);
    expect(said('packages/words/bot-names.ts')).toHaveLength(4);
  });

  it('use the right form of a noun for its number', () => {
    const forms = nounForms(language);
    expect(forms.size).toBeGreaterThan(20);
    const plurals = new Intl.PluralRules(language);
    const disagrees = (text: string): boolean =>
      [...text.matchAll(/(?<![\p{L}\d.,–-])(?<!(?:\b(?:to|bis|do|od|wersji)| à)\s)(\d+) (\p{L}+)/gu)].some(
        ([, number, noun]) => {
          const allowed = NOT_ONLY_NOUNS.has(noun) ? undefined : forms.get(noun);
          return allowed !== undefined && !allowed.has(plurals.select(Number(number)));
        },
      );
    expect(bad(disagrees)).toEqual([]);
  });
});

/** A name with an article is inflected after these words: place it elsewhere, or after a noun or a colon. */
it.each([
  ['de', /(?<!\p{L})(?:an|auf|bei|durch|für|gegen|in|mit|nach|statt|über|von|zu|zwischen) Der alte/iu],
  ['pl', /(?<!\p{L})(?:dla|do|ku|na|nad|od|po|przed|przeciw|przez|u|w|z|za) Der alte/iu],
] as const)('names of players are not inflected: %s', async (language, inflected) => {
  const texts = (await sentences(language))
    .filter(({ file }) => !NOT_OF_PEOPLE.test(file))
    .flatMap(({ key, texts }) => texts.map((text) => `${key}: ${text}`));
  expect(texts.filter((text) => inflected.test(text))).toEqual([]);
});

/** The first `#` becomes the number, so an inserted name such as “Player #2” must not come before it. */
it.each(LANGUAGES)('no inserted text stands before the place of the number: %s', (language) => {
  const risky = catalogueFiles(language).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:one|few|many|other): (`[^`]*`)/g)]
      .filter(([, text]) => /^[^#]*\$\{/.test(text))
      .map(([, text]) => `${file}: ${text}`),
  );
  expect(risky).toEqual([]);
});

/** Nouns that are counted in the catalogues, and the plural categories of each form. */
function nounForms(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>();
  for (const file of catalogueFiles(language)) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const [, category, noun] of source.matchAll(/\b(one|few|many|other): ['`]# (\p{L}+)/gu)) {
      forms.set(noun, (forms.get(noun) ?? new Set()).add(category));
    }
  }
  return forms;
}
