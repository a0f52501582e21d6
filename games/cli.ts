import type { Board } from '@triptych/terminal-kit/board.ts';
import { bellumBoard } from './bellum/cli/index.ts';
import { xerxesBoard } from './xerxes/cli/index.ts';
import { xiditBoard } from './xidit/cli/index.ts';

/** How each game looks in the terminal, by id. A game missing here shows its view as plain text. */
export const TERMINAL_BOARDS: Readonly<Record<string, Board>> = {
  bellum: bellumBoard,
  xerxes: xerxesBoard,
  xidit: xiditBoard,
};
