import { loadAllGames } from '@triptych/games';
import { TERMINAL_BOARDS } from '@triptych/games/cli';
import type { GameModule } from '@triptych/kernel';
import { entry } from '@triptych/words';
import type { Board } from '@triptych/terminal-kit/board.ts';
import { plainBoard } from '@triptych/terminal-kit/plain-board.ts';
import { usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

export const GAMES: readonly GameModule[] = await loadAllGames();

/** A game and how it looks in the terminal. */
interface TerminalGame {
  readonly module: GameModule;
  readonly board: Board;
}

export function terminalGame(id: string): TerminalGame | undefined {
  const module = gameWithId(id);
  return module === undefined ? undefined : { module, board: entry(TERMINAL_BOARDS, id) ?? plainBoard };
}

export function gameWithId(id: string): GameModule | undefined {
  return GAMES.find((module) => module.id === id);
}

export function gameIds(): string {
  return GAMES.map(({ id }) => id).join(', ');
}

/** The game that was named on the command line. */
export function namedGame(id: string, words: Words): GameModule {
  const module = gameWithId(id.toLowerCase());
  if (module === undefined) throw usageProblem(words.problems.unknownGame(id, gameIds()));
  return module;
}
