import type { GameGuide } from '@triptych/board-kit/guide.ts';
import type { GamePage } from '@triptych/board-kit/game-page.ts';
import type { GameModule, RuleText } from '@triptych/kernel';
import type { Language } from '@triptych/words';
import { gameById } from '../games/catalog.ts';
import { chapterOf } from '../games/chapters.ts';
import { loadRules } from '../games/load-rules.ts';
import { pageOf } from '../plain/load.ts';

/** Everything that the rules of a game need to be shown. */
export interface Book {
  readonly rules: readonly RuleText[];
  readonly guide: GameGuide | null;
  readonly page: GamePage;
  readonly module: GameModule;
}

/** Null for an unknown game. Chapters that only developers need are left out. */
export async function loadBook(game: string, language: Language): Promise<Book | null> {
  const known = gameById(game);
  const module = await loadRules(game);
  if (known === undefined || module === undefined) return null;
  const [page, guide = null] = await Promise.all([pageOf(known), known.guide?.()]);
  const all = await page.rules(language, () => Promise.resolve(module));
  const rules = all.filter(({ number }) => !guide?.hidden.includes(chapterOf(number)));
  return { rules, guide, page, module };
}
