import { fontsReady } from '@triptych/board-kit/look/fonts.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';

/**
 * Gives the page the game's palette and fonts until the returned function is called; calls `ready` once the fonts have
 * loaded.
 */
export function applyGameLook(game: string, ready: () => void): () => void {
  const { dataset } = document.documentElement;
  dataset['game'] = game;
  void fontsReady(settings.language).then(ready);
  return () => delete dataset['game'];
}
