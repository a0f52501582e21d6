import { gameShelf } from '@triptych/kernel';

/** The examples by id. A test uses this list, and those beside it, instead of the lists in `games/`. */
export const { loadGame, loadAllGames } = gameShelf({
  flotsam: async () => (await import('./flotsam/index.ts')).flotsam,
});
