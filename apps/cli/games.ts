import { loadAllGames } from '@triptych/games';
import { TERMINAL_BOARDS } from '@triptych/games/cli';
import type { GameBox } from '@triptych/kernel';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

export const GAMES: readonly GameBox[] = await loadAllGames();

/** A game and how it looks in the terminal. */
interface TerminalGame {
  readonly box: GameBox;
  readonly board: Board;
}

export function terminalGame(id: string): TerminalGame | undefined {
  const box = gameWithId(id);
  const board = TERMINAL_BOARDS[id];
  return box === undefined || board === undefined ? undefined : { box, board };
}

export function gameWithId(id: string): GameBox | undefined {
  return GAMES.find((box) => box.id === id);
}

export function gameIds(): string {
  return GAMES.map(({ id }) => id).join(', ');
}

/** The game that was named on the command line. */
export function namedGame(id: string, words: Words): GameBox {
  const box = gameWithId(id.toLowerCase());
  if (box === undefined) throw usageProblem(words.problems.unknownGame(id, gameIds()));
  return box;
}
