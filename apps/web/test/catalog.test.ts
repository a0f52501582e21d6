import { loadAllGames } from '@triptych/games';
import { WEB_GAMES } from '@triptych/games/web';
import { LANGUAGES } from '@triptych/words';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../e2e/games.ts';

test('the page lists every game with the player counts of its rules and the title of its narrator', async () => {
  const modules = await loadAllGames();
  const listed = WEB_GAMES.map(({ id, seats, words }) => ({
    id,
    seats,
    titles: LANGUAGES.map((language) => words[language].title),
  }));
  const known = modules.map((module) => ({
    id: module.id,
    seats: module.seats,
    titles: LANGUAGES.map((language) => module.narrator(module.packs['standard'], language).title),
  }));
  const byId = (a: { readonly id: string }, b: { readonly id: string }): number => a.id.localeCompare(b.id);
  expect(listed.toSorted(byId)).toEqual(known.toSorted(byId));
});

test('end-to-end tests look at every game with a board of its own', () => {
  const drawn = WEB_GAMES.filter((game) => game.board !== undefined).map(({ id }) => id);
  expect(drawn.toSorted()).toEqual(GAMES.toSorted());
});

test('neither the shell nor the kit names a game', () => {
  const ids = WEB_GAMES.map(({ id }) => id);
  const named = ['apps/web/src', 'packages/board-kit'].flatMap((folder) => {
    const root = join(import.meta.dirname, '../../..', folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|svelte|css)$/.test(path))
      .filter((path) => {
        const text = readFileSync(join(root, path), 'utf8').toLowerCase();
        return ids.some((id) => text.includes(id));
      });
  });
  expect(named).toEqual([]);
});
