import type { GameBox, GameEvent, RuleText } from '@triptych/kernel';
import { BOXES } from '../games/boxes.ts';
import type { GamePage, Storyteller } from '../games/game-page.ts';
import { gameOnShelf, plain } from '../games/shelf.ts';
import { typeIsHere } from '../look/type.ts';
import type { Opening } from '../session/session.ts';
import { settings } from '../settings.svelte.ts';

/** The board and the words of the game that is played. They are loaded when it is known which game that is. */
export class LaidGame {
  /** Null until everything is there, the type too. */
  page = $state.raw<GamePage | null>(null);
  #box = $state.raw<GameBox | null>(null);

  async lay(game: string, wantsPlain: boolean): Promise<void> {
    const page = await (wantsPlain ? plain : gameOnShelf(game)?.page)?.();
    if (page === undefined) return;
    if (page.narrator === null) this.#box = (await BOXES[game]?.()) ?? null;
    await typeIsHere(settings.language);
    this.page = page;
  }

  narrator({ pack }: Opening): Storyteller | null {
    const { language } = settings;
    return this.page?.narrator?.(pack, language) ?? this.#box?.narrator(pack, language) ?? null;
  }

  /** The title of the chapter that begins with an event, if one does. */
  chapter(event: GameEvent): string | null {
    return this.page?.chapter(event, settings.language) ?? null;
  }

  rules(game: string): Promise<readonly RuleText[]> {
    return this.page?.rules(settings.language, () => BOXES[game]()) ?? Promise.resolve([]);
  }
}
