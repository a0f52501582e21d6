import type { Language } from '@triptych/words';
import { gameById } from '../games/catalog.ts';

/** What the score of a game counts, such as “victory points”; empty for a game that does not say. */
export async function scoreName(game: string, language: Language): Promise<string> {
  const words = await gameById(game)?.options();
  return words?.scoreName?.(language) ?? '';
}
