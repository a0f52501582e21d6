import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@triptych/words';
import { describe, expect, it } from 'vitest';
import { languages, lettersNotIn, missingIn } from './languages.mjs';
import { root } from './paths.mjs';

describe('a language', () => {
  it.each(languages())('that is supported lacks nothing: %s', (language) => {
    expect(missingIn(language)).toEqual([]);
  });

  it('is listed here as in the program', () => {
    expect(languages()).toEqual([...LANGUAGES]);
  });
});

describe('an unsupported language', () => {
  const missing = missingIn('xx');
  const files = new Set(missing.map((place) => place.split(':')[0]));

  it('lacks in every game whatever that has in English: ledger, words, terms, names', () => {
    const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(games.length).toBeGreaterThanOrEqual(3);
    for (const { name } of games.filter((game) => game.name !== 'node_modules')) {
      const always = ['RULES.xx.md', 'words/rules.json', 'content/words/xx.json', 'words/xx.ts'];
      // Boards and terms are not written for every game, and a small one has all its words in one file.
      const often = [
        'words/glossary.json',
        'content/standard.ts',
        'words/xx/events.ts',
        'web/words/xx.ts',
        'cli/words/xx.ts',
      ].filter((file) => existsSync(join(root, 'games', name, file.replace('xx', 'en'))));
      expect([...files]).toEqual(
        expect.arrayContaining([...always, ...often].map((file) => `games/${name}/${file}`)),
      );
    }
  });

  it('lacks an entry wherever there is one for each language', () => {
    const written = sources().filter((file) =>
      /^(export )?const \w+: (Catalogues<|Readonly<Record<Language, )[^=]*= \{/m.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((file) => !files.has(file))).toEqual([]);
  });

  it('needs letters that the page’s fonts may lack', () => {
    expect(lettersNotIn('abc', 'Čab, abč')).toBe('Čč');
  });
});

function sources(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.svelte'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((file) => file !== '' && !/\/test\/|\/e2e\//.test(file));
}
