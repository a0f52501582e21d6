import { typeIsHere } from '@triptych/board-kit/look/type.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';

/** A page about a game wears its palette and type until the answer is called; `worn` is told when the type is there. */
export function wear(game: string, worn: () => void): () => void {
  const { dataset } = document.documentElement;
  dataset['game'] = game;
  void typeIsHere(settings.language).then(worn);
  return () => delete dataset['game'];
}
