import { BAND, PRINTED } from './wing.ts';

/** How a castle is drawn in the room that it has, in layout pixels. */
export interface CastleFit {
  /** 1 for a castle at its design size; its cards, signs and text grow with it. */
  readonly scale: number;
  readonly row: number;
  readonly head: number;
  readonly roof: number;
  readonly keep: number;
  /** The width of a card that still needs a side. */
  readonly slot: number;
  /** Cards with their rows, or creatures as silhouettes. */
  readonly cards: boolean;
  /** Too narrow for anything beside the keep. */
  readonly below: boolean;
}

interface Space {
  readonly width: number;
  readonly height: number;
}

const DESIGN = { row: 37, head: 52, roof: 96, keep: 300, slot: 66 };
const ROWS = 6;
/** How much higher a roof is than the heads of the cards, and the frame around the rows. */
const OVERHANG = 38;
const FRAME = 14;
const WHOLE = ROWS * DESIGN.row + DESIGN.head + OVERHANG;
/** Smaller than this, it gives up its high roofs for larger rows. */
const LEAST_SCALE = 0.75;
const MOST_SCALE = 1.5;
/** The keep and, on both sides of it, what is printed there and a stack of cards. */
const DESIGN_WIDTH = DESIGN.keep + 2 * (PRINTED + BAND);
/** A keep with the sums of a whole game, with those of a castle without creatures, and where that is too much. */
const KEEP = { small: 222, choosing: 116, least: 186 };
const SLOT = { small: 62, least: 46 };
const ROW = { least: 15, most: 34, below: 20, slot: 15 };
/** Without the height for a proper roof. */
const LOW = 164;
const HEAD = { low: 12, least: 26, most: 44 };
const SILHOUETTES = 48;

export function fitCastle({ width, height }: Space, waiting: number): CastleFit {
  const scale = Math.min(
    (height - FRAME) / WHOLE,
    width / (DESIGN_WIDTH + 2 * waiting * DESIGN.slot),
    MOST_SCALE,
  );
  if (scale >= LEAST_SCALE) {
    const [row, head, roof] = [DESIGN.row, DESIGN.head, DESIGN.roof].map((length) => length * scale);
    const [keep, slot] = [DESIGN.keep * scale, DESIGN.slot * scale];
    return { scale, row, head, roof, keep, slot, cards: true, below: false };
  }
  return fitSmall({ width, height }, waiting);
}

/** The signs of a small castle have their natural size; only its rows use what room there is. */
function fitSmall({ width, height }: Space, waiting: number): CastleFit {
  const beside = (slot: number): number => width - 2 * waiting * slot - 4;
  const least = waiting > 1 ? KEEP.choosing : KEEP.least;
  const slot = beside(SLOT.small) >= KEEP.small ? SLOT.small : SLOT.least;
  const below = waiting > 0 ? beside(slot) < least : width < KEEP.least + 2 * SILHOUETTES;
  const room = below || waiting === 0 ? width : beside(slot);
  const keep = below ? width : Math.min(KEEP.small, waiting === 0 ? room - 2 * SILHOUETTES : room);
  const head =
    waiting > 0 || (height > LOW && !below) ? clamp(HEAD.least, height * 0.15, HEAD.most) : HEAD.low;
  const row = below
    ? waiting > 0
      ? ROW.slot
      : ROW.below
    : clamp(ROW.least, (height - head - FRAME) / ROWS, ROW.most);
  const cards = !below && (width - keep) / 2 - waiting * slot >= PRINTED + BAND;
  return { scale: 1, row, head, roof: head + 4, keep, slot, cards, below };
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
