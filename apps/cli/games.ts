import { bellumBox } from '@triptych/bellum';
import type { GameBox } from '@triptych/kernel';
import { bellumBoard } from './boards/bellum/index.ts';
import type { Board } from './boards/board.ts';
import { usageProblem } from './problem.ts';
import type { Words } from './words/index.ts';

/** A game and how it looks in the terminal. */
interface Shelved {
  readonly box: GameBox;
  readonly board: Board;
}

/** Every game on the shelf: a new one is added here and nowhere else. */
const SHELF: readonly Shelved[] = [{ box: bellumBox, board: bellumBoard }];

export const GAMES: readonly GameBox[] = SHELF.map(({ box }) => box);

export function shelved(id: string): Shelved | undefined {
  return SHELF.find(({ box }) => box.id === id);
}

export function gameWithId(id: string): GameBox | undefined {
  return shelved(id)?.box;
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
