import type { WebGame } from '@triptych/board-kit/web-game.ts';
import BellumCover from './bellum/web/Cover.svelte';
import XerxesCover from './xerxes/web/Cover.svelte';
import XiditCover from './xidit/web/Cover.svelte';
import './bellum/web/theme.css';
import './xerxes/web/theme.css';
import './xidit/web/theme.css';

/** Every game that the page offers, in the order of the front page. All but the covers loads when it is needed. */
export const WEB_GAMES = [
  {
    id: 'bellum',
    seats: { min: 2, max: 5 },
    Cover: BellumCover,
    options: () => import('./bellum/words/match-options.ts'),
    board: async () => (await import('./bellum/web/page.ts')).bellumPage,
  },
  {
    id: 'xidit',
    seats: { min: 3, max: 5 },
    Cover: XiditCover,
    options: () => import('./xidit/words/match-options.ts'),
    board: async () => (await import('./xidit/web/page.ts')).xiditPage,
  },
  {
    id: 'xerxes',
    seats: { min: 1, max: 4 },
    Cover: XerxesCover,
    options: () => import('./xerxes/words/match-options.ts'),
    board: async () => (await import('./xerxes/web/page.ts')).xerxesPage,
  },
] as const satisfies readonly WebGame[];
