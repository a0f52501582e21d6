import { loadAllGames } from '@triptych/games';
import type { GameBox } from '@triptych/kernel';

/** Every game that can be played on a server. */
export const GAMES: readonly GameBox[] = await loadAllGames();
