import { settings } from '@triptych/board-kit/settings.svelte.ts';
import type { GameCharacters, WebGame } from '@triptych/board-kit/web-game.ts';
import type { NamedCharacter } from '@triptych/kernel';

/** The characters of a game in the reader's language: none until they are loaded. */
export class Characters {
  readonly loaded: Promise<GameCharacters> | undefined;
  #known = $state.raw<GameCharacters | null>(null);

  constructor(game: WebGame | undefined) {
    this.loaded = game?.characters?.();
    void this.loaded?.then((known) => (this.#known = known));
  }

  get list(): readonly NamedCharacter[] {
    return this.#known?.list(settings.language) ?? [];
  }
}
