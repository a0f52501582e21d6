import type { GameModule } from './game-module.ts';

/** How to load each game, by its id. */
export type GameLoaders = Readonly<Record<string, () => Promise<GameModule>>>;

/** The games that a program offers. */
export interface LoadableGames {
  /** Undefined if there is no such game. */
  readonly loadGame: (id: string) => Promise<GameModule | undefined>;
  readonly loadAllGames: () => Promise<readonly GameModule[]>;
}

export function loadableGames(loaders: GameLoaders): LoadableGames {
  return {
    loadGame: async (id) => (Object.hasOwn(loaders, id) ? loaders[id]() : undefined),
    loadAllGames: () => Promise.all(Object.values(loaders).map((load) => load())),
  };
}
