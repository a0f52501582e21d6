import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { WEB_GAMES } from '@triptych/games/web';

export type GameId = (typeof WEB_GAMES)[number]['id'];
export type CatalogGame = WebGame & { readonly id: GameId };

export const GAMES: readonly CatalogGame[] = WEB_GAMES;

export function gameById(id: string): CatalogGame | undefined {
  return GAMES.find((game) => game.id === id);
}
