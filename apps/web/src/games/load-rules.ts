import { loadGame } from '@triptych/games';
import type { Game, GameModule } from '@triptych/kernel';

/** Undefined for an unknown game. */
export async function loadRules(id: string): Promise<GameModule | undefined> {
  await import('./no-eval.ts');
  return loadGame(id);
}

/** A game's rules for one of its packs. */
export async function loadPlayable(id: string, pack: unknown): Promise<Game> {
  const module = await loadRules(id);
  if (module === undefined) throw new Error(`Unknown game: ${id}.`);
  return module.open(pack);
}
