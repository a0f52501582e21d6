import type { GameFront } from '@triptych/board-kit/web-game.ts';

const FOUND = import.meta.glob<GameFront>('./*/web/front.ts', { eager: true, import: 'front' });

/** How games look on the front page, by id: every folder with a `web/front.ts`. A match needs none of it. */
export const GAME_FRONTS: ReadonlyMap<string, GameFront> = new Map(
  Object.entries(FOUND).map(([path, front]) => [path.split('/')[1], front]),
);
