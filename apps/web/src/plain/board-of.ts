import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { WebGame } from '@triptych/board-kit/web-game.ts';

/** Any game can be played with this board, one with a board of its own too. */
export const plainBoard = async (): Promise<GamePage> => (await import('./page.ts')).plainPage;

/** The board of a game, or the plain one if it has none. */
export const boardOf = (game: WebGame): Promise<GamePage> => game.board?.() ?? plainBoard();
