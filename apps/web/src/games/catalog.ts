import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { WEB_GAMES } from '@triptych/games/web';

export const GAMES: readonly WebGame[] = WEB_GAMES;

export function gameById(id: string): WebGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game's title and its one-line description in the reader's language. */
export function wordsOf({ words }: WebGame): { readonly title: string; readonly line: string } {
  return words[settings.language];
}

/** The title of the game with this id; the id itself if the page does not know it. */
export function titleOf(id: string): string {
  const game = gameById(id);
  return game === undefined ? id : wordsOf(game).title;
}
