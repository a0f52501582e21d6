import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Which files of a game the bundler keeps together, from its `web/bundle.json`. `front`: what the front page shows.
 * `shared`: what its board shares with its lesson and its guide; without a group, each module would be its own file.
 * Only modules without imports that a match does not need: a group would take those along.
 */
interface GameBundle {
  readonly game: string;
  readonly front: readonly string[];
  readonly shared: readonly string[];
}

const GAMES = resolve(import.meta.dirname, '../../../games');

/** A game may do without. */
export const GAME_BUNDLES: readonly GameBundle[] = readdirSync(GAMES)
  .map((game) => ({ game, path: join(GAMES, game, 'web/bundle.json') }))
  .filter(({ path }) => existsSync(path))
  .map(({ game, path }) => ({ game, ...JSON.parse(readFileSync(path, 'utf8')) }));

/** Whether a module is one of these files of a game. */
export function isFileOf(game: string, files: readonly string[], id: string): boolean {
  return files.some((file) => id.includes(`games/${game}/${file}`));
}
