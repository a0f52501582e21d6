import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { loadAllGames } from '@triptych/games';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

/** What names a game outside its folder and the three lists, besides tests. This list may only get shorter. */
const STILL = [
  // The titles of our games are easily guessed passwords.
  'apps/server/people/common-passwords.ts',
  // Some games have a font of their own.
  'scripts/fonts.mjs',
];

const CODE = /\.(ts|mjs|js|svelte|css|html|json)$/;
const NOT_SHIPPED = /(^|\/)(node_modules|dist|test|e2e|\.svelte-check)\/|\.test\.ts$/;

it('adding a game touches its folder and at most three files: nothing else knows the games by name', async () => {
  const ids = (await loadAllGames()).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  const named = new RegExp(`\\b(${ids.join('|')})\\b`);
  const naming = ['apps', 'packages', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
      .filter((file) => CODE.test(file) && !NOT_SHIPPED.test(file))
      .filter((file) => named.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(naming.filter((file) => !STILL.includes(file))).toEqual([]);
  const lists = readdirSync(join(root, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .filter(({ name }) => named.test(readFileSync(join(root, 'games', name), 'utf8')));
  expect(lists.map(({ name }) => name)).toEqual(['cli.ts', 'index.ts', 'web.ts']);
});

it('the bundler knows the files of a game from the game itself', async () => {
  const { GAME_BUNDLES } = await import('../apps/web/build/game-bundles.ts');
  expect(GAME_BUNDLES.length).toBeGreaterThan(2);
  for (const { game, front, shared } of GAME_BUNDLES)
    expect([...front, ...shared].filter((file) => !existsSync(join(root, 'games', game, file)))).toEqual([]);
});
