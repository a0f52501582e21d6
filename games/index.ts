import type { GameModule } from '@triptych/kernel';

/** Every game by its id. Rules, words and bots load when they are needed. */
const LOADERS: Readonly<Record<string, () => Promise<GameModule>>> = {
  bellum: async () => (await import('./bellum/index.ts')).bellum,
  xerxes: async () => (await import('./xerxes/index.ts')).xerxes,
  xidit: async () => (await import('./xidit/index.ts')).xidit,
};

/** Undefined if there is no such game. */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]() : undefined;
}

export function loadAllGames(): Promise<readonly GameModule[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
