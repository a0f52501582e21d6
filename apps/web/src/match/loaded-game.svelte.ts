import type { GameModule, GameEvent } from '@triptych/kernel';
import { loadRules } from '../games/load-rules.ts';
import type { Cover } from '@triptych/board-kit/cover.ts';
import type { GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import { readerSeat } from '@triptych/board-kit/board-context.ts';
import { gameById } from '../games/catalog.ts';
import { pageOf, plainPage } from '../plain/load.ts';
import { fontsReady } from '@triptych/board-kit/look/fonts.ts';
import type { Opening } from '@triptych/client/session.ts';
import { settings } from '@triptych/board-kit/settings.svelte.ts';

/** The board and the words of the game. They load once it is known which game it is. */
export class LoadedGame {
  /** Null until everything, fonts included, is loaded. */
  page = $state.raw<GamePage | null>(null);
  /** What everybody at a shared screen may see; null if the game does not say. */
  cover = $state.raw<Cover | null>(null);
  #module = $state.raw<GameModule | null>(null);

  async load(game: string, wantsPlain: boolean): Promise<void> {
    const known = gameById(game);
    if (known === undefined) return;
    const page = await (wantsPlain ? plainPage() : pageOf(known));
    if (page.narrator === null) this.#module = (await loadRules(game)) ?? null;
    const cover = await known.cover?.();
    await fontsReady(settings.language);
    this.cover = cover ?? null;
    this.page = page;
  }

  /** The page's narrator, or the game module's if the page has none. */
  narrator(opening: Opening, components: unknown): Storyteller | null {
    const { language } = settings;
    const narrator =
      this.page?.narrator?.(components, language) ?? this.#module?.narrator(opening.pack, language) ?? null;
    const you = readerSeat(opening);
    if (narrator === null || you === null) return narrator;
    return { ...narrator, tell: (event, names) => narrator.tell(event, names, you) };
  }

  /** The title of the chapter that starts with an event; null if none does. */
  chapter(event: GameEvent): string | null {
    return this.page?.chapter(event, settings.language) ?? null;
  }
}
