import type { GameBox } from '@triptych/kernel';

/** Every game by its id. Rules, words and bots load when they are needed. */
const LOADERS: Readonly<Record<string, () => Promise<GameBox>>> = {
  bellum: async () => (await import('./bellum/index.ts')).bellumBox,
  xerxes: async () => (await import('./xerxes/index.ts')).xerxesBox,
  xidit: async () => (await import('./xidit/index.ts')).xiditBox,
};

/** Undefined if there is no such game. */
export async function loadGame(id: string): Promise<GameBox | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]() : undefined;
}

export function loadAllGames(): Promise<readonly GameBox[]> {
  return Promise.all(Object.values(LOADERS).map((load) => load()));
}
