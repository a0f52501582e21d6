/** What a card for hire has room for, in layout pixels. */
export interface CardFit {
  /** Whether its six rows are in sight; otherwise they are in the closer look. */
  readonly rows: boolean;
  readonly named: boolean;
  readonly row: number;
}

const ROWS = 6;
const LEAST_ROW = 14;
const MOST_ROW = 34;
/** Three lines in small letters. */
const NAME = 40;
const NAMED_WIDTH = 68;
/** Frames and paddings; a picture with the sign for the closer look; a price, which needs two lines on a narrow card. */
const FRAME = 16;
const PICTURE = 24;
const PRICE = { one: 23, two: 36 };
const ONE_LINE = 94;
/** How much of the room that is left the rows take; the rest is for the picture. */
const SHARE = 0.72;

export function fitCard(width: number, height: number): CardFit {
  const free = height - FRAME - PICTURE - (width < ONE_LINE ? PRICE.two : PRICE.one) - ROWS * LEAST_ROW;
  const named = width >= NAMED_WIDTH && free >= NAME;
  const more = Math.max(0, free - (named ? NAME : 0));
  return { rows: free >= 0, named, row: Math.min(MOST_ROW, LEAST_ROW + (more * SHARE) / ROWS) };
}
