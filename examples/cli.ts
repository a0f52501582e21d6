import type { Board } from '@triptych/terminal-kit/board.ts';

/** No example draws its own board: the terminal shows their views as plain text. */
export const TERMINAL_BOARDS: Readonly<Record<string, Board>> = {};
