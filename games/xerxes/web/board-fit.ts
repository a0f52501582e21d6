import type { Arrangement } from '@triptych/board-kit/look/arrangement.ts';

/**
 * Where my own things are. `band`: store and hand side by side below the map. `stack`: one above the other, in rows.
 * `flat`: all in one row, below a map without height. `column`: beside the board.
 */
export type OwnForm = 'band' | 'stack' | 'flat' | 'column';

/** What has room on the board; anything else opens with a tap. */
export interface BoardFit {
  readonly own: OwnForm;
  readonly hand: boolean;
  readonly buildings: boolean;
  /** Where decisions are, and whatever a tap opens. */
  readonly decisions: 'column' | 'map';
  /** Whether a single tab fits beside the goods. */
  readonly tabBeside: boolean;
  readonly frieze: boolean;
}

interface BoardSpace {
  readonly width: number;
  readonly height: number;
  readonly arrangement: Arrangement;
  /** The scale of text. */
  readonly text: number;
  /** Whether satraps are being chosen, which takes the place of the hand. */
  readonly homeless: boolean;
}

const YEAR = 48;
const FRIEZE = 14;
/** A row of my things. */
const ROW = 50;
const CARDS = 94;
/** The least height of a map with areas to tap, and of one with names; wider maps can be lower. */
const leastMap = (width: number): number => Math.max(200, 95_000 / width);
const namedMap = (width: number): number => 160_000 / width;

export function boardFit({ width, height, arrangement, text, homeless }: BoardSpace): BoardFit {
  if (arrangement === 'small-wide') {
    // With large text the question leaves room only for the store below it in the column.
    const roomy = text < 1.15 || height > 340;
    return {
      own: 'column',
      hand: roomy,
      buildings: roomy && width >= 700 && height >= 420,
      decisions: roomy ? 'column' : 'map',
      tabBeside: false,
      frieze: height >= 420,
    };
  }
  if (width >= 700 && height >= 440)
    return { own: 'band', hand: true, buildings: true, decisions: 'map', tabBeside: false, frieze: true };
  const own: OwnForm = width >= 640 ? 'flat' : 'stack';
  const frieze = height >= 690;
  const tabBeside = own === 'stack' && width >= 380 * text;
  const free = height - YEAR * text - (frieze ? FRIEZE : 0);
  const rows = own === 'flat' || homeless ? 1 : tabBeside ? 1.6 : 2;
  const cards = homeless ? (width < 600 ? 250 : 140) * text : CARDS;
  const ofHand = rows * ROW * text + cards;
  const hand = free - ofHand >= leastMap(width) * (homeless ? 0.8 : 1);
  const ofBuildings = (width < 520 ? 132 : 68) * text;
  const buildings = hand && free - ofHand - ofBuildings >= namedMap(width);
  return { own, hand, buildings, decisions: 'map', tabBeside, frieze };
}
