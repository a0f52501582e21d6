import { loadAllGames } from '@triptych/games';
import type { GameModule } from '@triptych/kernel';

/** Every game that can be played on a server. */
export const GAMES: readonly GameModule[] = await loadAllGames();
