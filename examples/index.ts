import { loadableGames } from '@triptych/kernel';

/** The examples by their id: for a test, this list and those beside it replace the lists in `games/`. */
export const { loadGame, loadAllGames } = loadableGames({
  flotsam: async () => (await import('./flotsam/index.ts')).flotsam,
});
