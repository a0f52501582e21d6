import type { WebGame } from '@triptych/board-kit/web-game.ts';
import { bellumGame } from './bellum/web/web-game.ts';
import { xerxesGame } from './xerxes/web/web-game.ts';
import { xiditGame } from './xidit/web/web-game.ts';

/** Every game that the page offers, in the order of the front page. */
export const WEB_GAMES: readonly WebGame[] = [bellumGame, xiditGame, xerxesGame];
