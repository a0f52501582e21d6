import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { WebGame } from '@triptych/board-kit/web-game.ts';

/** Works for every game, even one that has its own board. */
export const plainPage = async (): Promise<GamePage> => (await import('./page.ts')).plainPage;

/** A game without its own board gets the plain one. */
export function pageOf(game: WebGame): Promise<GamePage> {
  return game.board?.() ?? plainPage();
}
