import type { Arrangement } from '@triptych/board-kit/look/arrangement.ts';

/**
 * Where my own things are. `band`: store and hand side by side below the map. `stack`: one above the other, in rows.
 * `flat`: all in one row, below a map without height. `column`: beside the board.
 */
export type OwnForm = 'band' | 'stack' | 'flat' | 'column';

/** What has room on the board; anything else opens with a tap. */
export interface Room {
  readonly own: OwnForm;
  readonly hand: boolean;
  readonly buildings: boolean;
  readonly frieze: boolean;
}

interface Stage {
  readonly width: number;
  readonly height: number;
  readonly arrangement: Arrangement;
  /** How much larger than usual text is. */
  readonly text: number;
  /** Whether satraps are chosen, in the place of the hand. */
  readonly homeless: boolean;
}

const YEAR = 48;
const FRIEZE = 14;
/** A row of my things. */
const ROW = 50;
/** The least height of a map with areas to tap, and of one with names; wider maps can be lower. */
const leastMap = (width: number): number => 95_000 / width;
const namedMap = (width: number): number => 160_000 / width;

export function roomOf({ width, height, arrangement, text, homeless }: Stage): Room {
  if (arrangement === 'small-wide')
    return {
      own: 'column',
      hand: true,
      buildings: width >= 700 && height >= 420,
      frieze: height >= 420,
    };
  if (width >= 700 && height >= 440) return { own: 'band', hand: true, buildings: true, frieze: true };
  const own: OwnForm = width >= 640 ? 'flat' : 'stack';
  const frieze = height >= 690;
  const free = height - YEAR * text - (frieze ? FRIEZE : 0);
  const rows = (number: number): number => number * ROW * text;
  const ofHand = homeless ? rows(1) + (width < 600 ? 250 : 140) * text : rows(own === 'flat' ? 1 : 1.6) + 94;
  const hand = width >= 370 * text && free - ofHand >= leastMap(width) * (homeless ? 0.8 : 1);
  const ofBuildings = (width < 520 ? 132 : 68) * text;
  return { own, hand, buildings: hand && free - ofHand - ofBuildings >= namedMap(width), frieze };
}
