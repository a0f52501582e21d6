import type { Game } from '../games.ts';
import { PHASES } from '../phases.ts';
import { fullestPositions, type Position, xerxesPositions } from '../positions.ts';

interface Table {
  readonly game: Game;
  readonly small: boolean;
  readonly all: () => ReadonlyMap<string, Position>;
}

/**
 * Full tables, and small ones that look different: with two players castles hold the most, and a solo satrap has goals.
 */
export const TABLES: Readonly<Record<string, Table>> = {
  bellum: { game: 'bellum', small: false, all: PHASES.bellum.all },
  'bellum-two': { game: 'bellum', small: true, all: () => fullestPositions(2, 6) },
  xidit: { game: 'xidit', small: false, all: PHASES.xidit.all },
  xerxes: { game: 'xerxes', small: false, all: PHASES.xerxes.all },
  'xerxes-solo': { game: 'xerxes', small: true, all: () => xerxesPositions(1, 8) },
};
