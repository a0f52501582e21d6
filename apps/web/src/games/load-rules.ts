import { loadGame } from '@triptych/games';
import type { GameModule } from '@triptych/kernel';

/** Undefined for an unknown game. */
export async function loadRules(id: string): Promise<GameModule | undefined> {
  await import('./no-eval.ts');
  return loadGame(id);
}
