import { loadableGames } from '@triptych/kernel';

/** Every game by its id. Rules, words and bots load when they are needed. */
export const { loadGame, loadAllGames } = loadableGames({
  bellum: async () => (await import('./bellum/index.ts')).bellum,
  xerxes: async () => (await import('./xerxes/index.ts')).xerxes,
  xidit: async () => (await import('./xidit/index.ts')).xidit,
});
