import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { WebGame } from '@triptych/board-kit/web-game.ts';

/** Any game can be played with this page, one with a board of its own too. */
export const plainPage = async (): Promise<GamePage> => (await import('./page.ts')).plainPage;

/** The page of a game; one without a board of its own gets the plain one. */
export function pageOf(game: WebGame): Promise<GamePage> {
  return game.board?.() ?? plainPage();
}
