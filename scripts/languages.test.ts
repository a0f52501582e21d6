import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

  it('lacks a ledger, the words of the pack and the words of the board in every game', () => {
    const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(games.length).toBeGreaterThanOrEqual(3);
    for (const { name } of games.filter((game) => game.name !== 'node_modules')) {
      expect([...files]).toEqual(
        expect.arrayContaining([
          `games/${name}/RULES.xx.md`,
          `games/${name}/words/rules.json`,
          `games/${name}/words/glossary.json`,
          `games/${name}/content/words/xx.json`,
          `games/${name}/content/standard.ts`,
          `games/${name}/words/xx.ts`,
          `games/${name}/words/xx/events.ts`,
          `games/${name}/web/words/xx.ts`,
          `games/${name}/cli/words/xx.ts`,
        ]),
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
