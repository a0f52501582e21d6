import { loadableGames } from '@triptych/kernel';

/** The examples by their id: this list, and those beside it, take the place of the lists in `games/` for a test. */
export const { loadGame, loadAllGames } = loadableGames({
  flotsam: async () => (await import('./flotsam/index.ts')).flotsam,
});
