import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { SEATS } from './flotsam/meta.ts';
import { catalogues } from './flotsam/words/catalogues.ts';

/** The games that the page offers. A game without its own board uses the plain one. */
export const WEB_GAMES = [
  {
    id: 'flotsam',
    seats: SEATS,
    firstGame: { seats: 3 },
    words: catalogues,
    options: () => import('./flotsam/words/match-options.ts'),
  },
] as const satisfies readonly WebGame[];
